/**
 * The origins the built pages speak to besides their own. They are settled when the site is built;
 * whoever serves it reads them from the site, not from today's environment.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../src/site/config.ts';
import type { Write } from '../build/output.ts';

const fileName = 'page-origins.json';

/** Origins by what a page may do with them. Every page has all: navigation keeps the first's. */
export interface PageOrigins {
  /** Requests are sent there. */
  connect: readonly string[];
  /** Scripts come from there, and whatever those ask for. */
  scripts: readonly string[];
  /** Their pages are shown in a frame. */
  frames: readonly string[];
}

export const noOrigins: PageOrigins = { connect: [], scripts: [], frames: [] };

/** @returns the origins of the backend and of the vendors that are configured */
export function pageOriginsOf(config: SiteConfig): PageOrigins {
  return {
    connect: originsOf(config.supabaseUrl),
    scripts: [...originsOf(config.liveChatSrc, config.policyEmbedSrc), ...config.extraOrigins],
    frames: originsOf(config.podcastPlayerUrl),
  };
}

function originsOf(...addresses: readonly string[]): string[] {
  return [...new Set(addresses.filter(Boolean).map((address) => new URL(address).origin))];
}

/** Notes the origins in the built site. */
export function writePageOrigins(write: Write, origins: PageOrigins): void {
  write(`/${fileName}`, JSON.stringify(origins));
}

/**
 * @param root the folder of a built site
 * @returns its origins; none where the site notes none
 */
export function readPageOrigins(root: string): PageOrigins {
  const file = path.join(root, fileName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageOrigins) : noOrigins;
}

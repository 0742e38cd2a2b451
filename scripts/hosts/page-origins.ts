/**
 * The origins the built pages speak to besides their own. They are settled when the site is built;
 * whoever serves it reads them from its record, not from today's environment.
 */
import type { SiteConfig } from '../../src/site/config.ts';

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

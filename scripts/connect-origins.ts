/**
 * The origins the built pages send requests to besides their own. They are settled when the site is
 * built; whoever serves it reads them from the site, not from today's environment.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../src/site/config.ts';

const fileName = 'connect-origins.json';

/** @returns the backend's origin, where it is another than the site's own */
export function connectOriginsOf({ supabaseUrl }: Pick<SiteConfig, 'supabaseUrl'>): string[] {
  return supabaseUrl ? [new URL(supabaseUrl).origin] : [];
}

/** Notes the origins in the folder of the built site. */
export function writeConnectOrigins(dist: URL, origins: readonly string[]): void {
  writeFileSync(new URL(fileName, dist), JSON.stringify(origins));
}

/**
 * @param root the folder of a built site
 * @returns its origins; none where the site notes none
 */
export function readConnectOrigins(root: string): string[] {
  const file = path.join(root, fileName);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

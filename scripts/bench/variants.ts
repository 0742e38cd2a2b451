/** The built site, served once as it is and once for each change made to some of its pages. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readFolder, writeSite } from '../build/output.ts';
import { readRecord, recordAddress } from '../hosts/build-record.ts';
import { compress } from '../hosts/compress.ts';
import { noOrigins } from '../hosts/page-origins.ts';
import { siteHeaders } from '../hosts/security-headers.ts';
import { servePages } from '../server/serve-pages.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const addressOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** @returns the file of a page in the built site */
export const fileOf = (path: string) => join(dist, addressOf(path));

/**
 * Serves a copy of the built site until the process ends.
 *
 * @param paths the pages to change
 * @param change makes another document of a page's
 * @returns the copy's origin
 */
export async function serveVariant(
  paths: readonly string[],
  change: (html: string) => string,
): Promise<string> {
  const files = new Map<string, string | Buffer>(readFolder(pathToFileURL(dist)));
  for (const path of paths) {
    const address = addressOf(path);
    const html = change(String(files.get(address)));
    const { br, gz } = await compress(html);
    files.set(address, html).set(`${address}.br`, br).set(`${address}.gz`, gz);
  }
  const { languages, chat } = readRecord(dist)!;
  files.delete(recordAddress);
  // Made anew: what stands in a changed page has to be allowed.
  const headers = siteHeaders(files, noOrigins, 'host');
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  writeSite(pathToFileURL(`${root}/`), files, { languages, chat, headers });
  const { origin, server } = await servePages(root);
  server.unref();
  return origin;
}

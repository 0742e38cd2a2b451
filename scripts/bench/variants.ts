/** The built site, served once as it is and once for each change made to some of its pages. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFile } from '../hosts/compress.ts';
import { readBuiltSite } from '../server/built-site.ts';
import { createSiteServer } from '../server/site-server.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** @returns the file of a page below a folder of the built site */
export const fileOf = (path: string, folder = dist) =>
  join(folder, path === '/' ? 'index.html' : `${path}.html`);

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
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  cpSync(dist, root, { recursive: true });
  for (const path of paths) {
    const file = fileOf(path, root);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    await compressFile(file);
  }
  const site = await readBuiltSite(root);
  const { server } = createSiteServer({
    site: () => site,
    functions: (_request, _response, next) => next(),
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

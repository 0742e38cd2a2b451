/** A small built site in a folder of its own, served for the tests of the server. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeSite } from '../build/output.ts';
import { noOrigins, type PageOrigins } from '../hosts/page-origins.ts';
import { siteHeaders } from '../hosts/security-headers.ts';
import type { BuiltSite } from './built-site.ts';
import { followBuilds } from './follow-builds.ts';
import { askAt } from './raw-request.ts';
import { createSiteServer } from './site-server.ts';

const page = (words: string) => `<!doctype html><script>start()</script><p>${words}</p>`;

const files = {
  '/index.html': page('Home'),
  '/faq.html': page('Questions'),
  '/sv.html': page('Hem'),
  '/sv/faq.html': page('Frågor'),
  '/404.html': page('Not found'),
  '/sv/404.html': page('Hittas inte'),
  '/sample.html': page('Sample'),
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/assets/main.abc.js': 'run()',
  '/sample.mp3': Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251)),
  '/_headers': '/*',
};

/** For servers that are asked for nothing but their functions. */
export const noSite: BuiltSite = {
  record: {
    version: '',
    built: '',
    languages: ['en'],
    headers: {},
    chat: '',
    files: {},
    former: {},
  },
  resources: new Map(),
  notFound: new Map(),
  faults: [],
};

/** What a build of the sample site has otherwise than the first; nothing takes a file away. */
interface Changes {
  files?: Record<string, string | undefined>;
  origins?: Partial<PageOrigins>;
}

/** Builds the sample site into a folder. */
export function buildSample(root: string, { files: changed, origins }: Changes = {}): void {
  const site = new Map<string, string | Buffer>();
  for (const [address, content] of Object.entries({ ...files, ...changed })) {
    if (content === undefined) continue;
    site.set(address, content);
    if (!/\.(?:html|js)$/.test(address)) continue;
    site.set(`${address}.br`, brotliCompressSync(content));
    site.set(`${address}.gz`, gzipSync(content));
  }
  const allowed = { ...noOrigins, connect: ['https://db.example'], ...origins };
  const headers = siteHeaders(site, allowed, 'host');
  writeSite(pathToFileURL(`${root}/`), site, { languages: ['en', 'sv'], headers, chat: '' });
}

/** Milliseconds between two looks for a new build. */
const pause = 20;

/**
 * Serves the sample site on a free port. Of its functions `fails` has a fault and any other answers
 * with a line.
 *
 * @returns `ask`, which sends a path as it stands and no browser would leave it; `root`, where it
 *   lies; its port; and `close`
 */
export async function serveSampleSite() {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  buildSample(root);
  const { server } = createSiteServer({
    site: await followBuilds(root, pause),
    functions(req, res, next) {
      if (req.url === '/functions/v1/fails') next(new Error('broken'));
      else if (req.url?.startsWith('/functions/v1/')) res.end('from the function');
      else next();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const ask = (target: string, asked?: Parameters<typeof askAt>[2]) => askAt(port, target, asked);

  function close() {
    server.close();
    server.closeAllConnections();
    rmSync(root, { recursive: true, force: true });
  }

  return { ask, root, port, close };
}

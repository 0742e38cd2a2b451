/** A small built site in a folder of its own, served for the tests of the server. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { noOrigins } from '../hosts/page-origins.ts';
import { createSiteServer } from './site-server.ts';

const page = (words: string) => `<!doctype html><script>start()</script><p>${words}</p>`;

const files = {
  'index.html': page('Home'),
  'faq.html': page('Questions'),
  'sv.html': page('Hem'),
  'sv/faq.html': page('Frågor'),
  '404.html': page('Not found'),
  'sv/404.html': page('Hittas inte'),
  'sv/404.html.gz': gzipSync(page('Hittas inte')),
  'sample.html': page('Sample'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main.abc.js': 'run()',
  'assets/main.abc.js.gz': gzipSync('run()'),
};

interface Request {
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Serves the sample site on a free port. Of its functions `fails` has a fault and any other answers
 * with a line.
 *
 * @returns `ask`, which sends a path as it stands and no browser would leave it; `write`, which
 *   changes a file of the site; and `close`
 */
export async function serveSampleSite() {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);

  const server = createSiteServer({
    root,
    languages: [{ code: 'en' }, { code: 'sv' }],
    origins: { ...noOrigins, connect: ['https://db.example'] },
    functions(req, res, next) {
      if (req.url === '/functions/v1/fails') next(new Error('broken'));
      else if (req.url?.startsWith('/functions/v1/')) res.end('from the function');
      else next();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  async function ask(target: string, { method = 'GET', headers = {} }: Request = {}) {
    const sent = request({ port, path: target, method, headers, agent: false });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return {
      status: response.statusCode,
      headers: response.headers,
      body: await text(response),
    };
  }

  function close() {
    server.close();
    server.closeAllConnections();
    rmSync(root, { recursive: true });
  }

  return { ask, write, close };
}

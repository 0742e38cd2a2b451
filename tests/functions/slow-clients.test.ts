// @vitest-environment node
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBuiltSite } from '../../scripts/server/built-site.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import { bigFile, idlers, makeSite, openSocket } from './support/slowClients.ts';

/** The time limits of the server, divided by this. */
const haste = 20;

const root = makeSite();
let server: Server;
let port: number;

beforeAll(async () => {
  const site = await readBuiltSite(root);
  ({ server } = createSiteServer(
    { site: () => site, functions: (_req, _res, next) => next() },
    haste,
  ));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

it.each(Object.entries(idlers))(
  'a connection that is %s is closed, and other requests go on',
  async (_kind, begin) => {
    const connected = once(server, 'connection');
    const socket = await openSocket(port);
    const [held] = (await connected) as [Socket];
    const cut = once(held, 'close');
    begin(socket, 1000 / haste);
    // Retried: on a busy machine the short timeouts may hit an honest request, too.
    const home = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
    await expect.poll(home, { timeout: 10_000 }).toBe('<p>Home</p>');
    await cut;
    // A slow reader has not received the whole file.
    expect(held.bytesWritten).toBeLessThan(bigFile);
    socket.destroy();
  },
);

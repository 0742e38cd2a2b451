// @vitest-environment node
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorResponseSchema, requestIdHeader } from '../../supabase/functions/_shared/contract.ts';
import {
  contactAddress,
  head,
  message,
  posting,
  type RunningServer,
  startServer,
} from './support/slowClients.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server.stop());

it.each([
  [contactAddress, 413],
  ['/', 405],
])(
  'an endless body to %s is refused, and the connection closed',
  async (path, status) => {
    const socket = await server.open();
    const answer = text(socket).catch(() => '');
    const before = server.memory();
    socket.write(posting(Number.MAX_SAFE_INTEGER, path));
    const piece = Buffer.alloc(64 * 1024, ' ');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // It ends when the server closes the connection.
    while (!socket.destroyed) {
      if (!socket.write(piece))
        await Promise.race([once(socket, 'drain').catch(() => closed), closed]);
    }
    expect(await answer).toMatch(new RegExp(`^(HTTP/1.1 ${status} |$)`));
    expect(server.memory() - before).toBeLessThan(100);
    expect((await server.post()).status).toBe(200);
  },
  30_000,
);

it.each([
  ['a length that is no number', ['Content-Length: many'], 400],
  ['two lengths', ['Content-Length: 5', 'Content-Length: 6'], 400],
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], 400],
  ['chunks that are none', ['Transfer-Encoding: chunked'], 400],
  ['20 kB of headers', [`X-Long: ${'x'.repeat(20_000)}`], 431],
  ['a header without a name', [': x'], 400],
])('%s is answered as JSON with an id', async (_what, lines, status) => {
  const socket = await server.open();
  socket.write(
    head([
      `POST ${contactAddress} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Content-Type: application/json',
      ...lines,
    ]),
  );
  socket.write('no chunk');
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain(`${requestIdHeader.toLowerCase()}: `);
  expect(answer).not.toMatch(/ at |x{9}|many/);
  const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as unknown;
  expect(errorResponseSchema.parse(body).error.code).toBeTruthy();
});

// The last one: it ends the server.
it('on SIGTERM it finishes requests in progress, and accepts no others', async () => {
  const silent = await server.open();
  const underWay = await server.open();
  const answer = text(underWay);
  const bytes = Buffer.from(message);
  underWay.write(posting(bytes.length));
  underWay.write(bytes.subarray(0, 40));
  // Once this is answered, the server has all that was sent before.
  await server.post();
  const silentClosed = once(silent.resume(), 'close');
  server.signal('SIGTERM');
  await silentClosed;
  await expect(fetch(`${server.origin}/`)).rejects.toThrow('fetch failed');
  underWay.write(bytes.subarray(40));
  expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*\{"ok":true\}/);
  expect(await server.exited).toBe(0);
  // Sooner than the twelve seconds after which it would end in any case.
}, 10_000);

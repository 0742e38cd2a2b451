// @vitest-environment node
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bigFile,
  idlers,
  type RunningServer,
  startServer,
} from '../functions/support/slowClients.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server.stop());

/** How many of each kind there are. */
const counts: Record<keyof typeof idlers, number> = {
  silent: 700,
  'trickling headers': 400,
  'trickling a body': 400,
  'trickling an unexpected body': 100,
  'kept alive': 200,
  'hardly reading': 200,
};

it('2,000 idle and trickling connections are closed in 20 s; other requests go on', async () => {
  const sockets: { kind: string; socket: Socket; opened: number; closed?: number }[] = [];
  let peak = 0;
  const flood = new AbortController();
  const waits: number[] = [];

  async function behave(): Promise<void> {
    for (let turn = 0; !flood.signal.aborted; turn += 1) {
      const started = performance.now();
      const answer = await (turn % 2 ? server.post() : fetch(`${server.origin}/`));
      await answer.text();
      expect(answer.status).toBe(200);
      waits.push(performance.now() - started);
      peak = Math.max(peak, server.memory());
      await pause(200);
    }
  }

  const behaving = behave();
  for (const [kind, begin] of Object.entries(idlers)) {
    for (let made = 0; made < counts[kind]!; made += 50) {
      const opened = await Promise.all(Array.from({ length: 50 }, () => server.open()));
      for (const socket of opened) {
        const entry: (typeof sockets)[number] = { kind, socket, opened: performance.now() };
        sockets.push(entry);
        socket.once('close', () => {
          entry.closed = performance.now();
        });
        begin(socket, 1000);
      }
    }
  }
  expect(sockets).toHaveLength(2000);
  await pause(sockets.at(-1)!.opened + 20_000 - performance.now());
  flood.abort();
  await behaving;
  // Who does not read does not notice either that there is nothing more to come: first what lies
  // ready is read, as long as that takes. Without the cut the whole file would follow.
  const late = performance.now() + 1000;
  const readers = sockets.filter(({ kind }) => kind === 'hardly reading');
  for (const { socket } of sockets) socket.resume();
  await pause(1000);
  for (const { socket } of readers) if (!socket.closed) await once(socket, 'close');

  const notCut = sockets.filter(
    ({ kind, opened, closed = Infinity }) =>
      kind !== 'hardly reading' && closed > Math.max(opened + 20_000, late),
  );
  expect(notCut.map(({ kind }) => kind)).toEqual([]);
  for (const { socket } of readers) expect(socket.bytesRead).toBeLessThan(bigFile);
  expect(waits.length).toBeGreaterThan(20);
  expect(Math.max(...waits)).toBeLessThan(2000);
  expect(peak).toBeLessThan(500);
}, 60_000);

// @vitest-environment node
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manyTimes } from '../functions/support/instances.ts';
import { head, type RunningServer, startServer } from '../functions/support/slowClients.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server.stop());

const counts = { read: 400_000, brokenOff: 100_000, atOnce: 50 };

const agent = new Agent({ keepAlive: true, maxSockets: counts.atOnce });

async function read(): Promise<void> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.origin, { agent }, resolve).on('error', reject);
  });
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(String(response.statusCode));
}

/** Asks for a big file and is gone after its first bytes. */
async function breakOff(): Promise<void> {
  const socket = await server.open();
  socket.write(head(['GET /assets/big.js HTTP/1.1', 'Host: 127.0.0.1']));
  await once(socket, 'data');
  socket.resetAndDestroy();
}

it('neither memory nor descriptors grow over 500,000 requests, a fifth of them aborted', async () => {
  const seen: { memory: number; descriptors: number }[] = [];
  for (let part = 0; part < 10; part += 1) {
    await manyTimes(counts.read / 10, counts.atOnce, read);
    await manyTimes(counts.brokenOff / 10, counts.atOnce, breakOff);
    seen.push({ memory: server.memory(), descriptors: server.descriptors() });
  }
  agent.destroy();
  console.table(seen);
  // By then it has what it needs at hand.
  const [, , first, ...later] = seen;
  const most = (of: keyof (typeof seen)[number]) => Math.max(...later.map((one) => one[of]));
  expect(most('memory')).toBeLessThan(first!.memory * 1.1 + 10);
  // Those of its connections come and go.
  expect(most('descriptors')).toBeLessThan(first!.descriptors + counts.atOnce);
}, 900_000);

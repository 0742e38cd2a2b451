// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorResponseSchema, requestIdHeader } from '../../supabase/functions/_shared/contract.ts';
import { storeOf } from '../../supabase/functions/_shared/store/store.ts';
import {
  type Answer,
  caller,
  type Instance,
  manyTimes,
  startInstance,
} from './support/instances.ts';
import { type Postgres, startPostgres } from './support/postgres.ts';
import { casesOf } from './support/seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'limits-'));
let database: Postgres;

beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(async () => {
  await (await shared()).close();
  await database.stop();
  rmSync(folder, { recursive: true });
});

const started: Instance[] = [];
const callers: ReturnType<typeof caller>[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((instance) => instance.stop()));
  for (const { close } of callers.splice(0)) close();
  await database.query('truncate website.limits');
});

/** Two instances that share a store, called in turn on 64 connections. */
async function twoInstances(environment: Record<string, string>) {
  const instances = await Promise.all([0, 1].map(() => startInstance(environment)));
  started.push(...instances);
  const { ask, close } = caller(32);
  callers.push({ ask, close });
  return Object.assign(
    (turn: number, headers?: Record<string, string>) => ask(instances[turn % 2]!.origin, headers),
    {
      /** How many calls were counted in memory while the store was unavailable. */
      counted: () =>
        instances.flatMap(({ errors }) => errors).filter((line) => /store_unavailable/.test(line))
          .length,
    },
  );
}

/**
 * Kills the database, and restarts it for the calls that fail from then on. On a busy machine some may
 * have timed out before.
 */
function outage() {
  let killed: Promise<void> | undefined;
  let restarted: Promise<void> | undefined;
  return {
    kill: () => (killed = database.kill()),
    back: () => (restarted ??= killed?.then(() => database.restart())),
  };
}

/** Counts answers by status; any other status fails the test. */
function judge(answers: readonly Answer[]) {
  const counts = { 200: 0, 429: 0 };
  for (const { status, headers, body } of answers) {
    expect(status).toBeOneOf([200, 429]);
    expect(headers[requestIdHeader.toLowerCase()]).toBeTruthy();
    counts[status as keyof typeof counts] += 1;
    if (status === 200) continue;
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(errorResponseSchema.parse(JSON.parse(body)).error.code).toBe('rate_limited');
  }
  return counts;
}

/** Whether the database counts calls of any limit. */
async function countedAnew(ask: (turn: number) => Promise<Answer>): Promise<boolean> {
  const ends = async () =>
    JSON.stringify(await database.query('select count, ends_at, xmin::text from website.limits'));
  const before = await ends();
  await ask(0);
  return (await ends()) !== before;
}

const inFile = (name: string) => ({ STATE_FILE: join(folder, `${name}.sqlite`) });
const inDatabase = () => ({
  DATABASE_URL: database.address,
  OUTBOX_DIR: join(folder, 'outbox'),
});

describe('many calls on 64 connections to two instances', () => {
  const calls = casesOf(4000);

  it('let exactly 20 through when they share a file', async () => {
    const ask = await twoInstances(inFile('exact'));
    const answers: Answer[] = [];
    await manyTimes(calls, 64, async (turn) => void answers.push(await ask(turn)));
    const counts = judge(answers);
    // On a busy machine a call may time out on the locked file.
    expect(counts[200]).toBeGreaterThanOrEqual(20);
    expect(counts[200]).toBeLessThanOrEqual(20 + ask.counted());
    expect(ask.counted()).toBeLessThan(calls * 0.2);
  }, 60_000);

  it('go on with one limit each when their shared database is killed', async () => {
    const ask = await twoInstances(inDatabase());
    const answers: Answer[] = [];
    const { kill, back } = outage();
    let counted = 0;
    await manyTimes(calls, 64, async (turn) => {
      if (turn === calls / 2) {
        counted = ask.counted();
        await kill();
      }
      answers.push(await ask(turn));
      if (ask.counted() > counted) await back();
    });
    const counts = judge(answers);
    expect(ask.counted()).toBeGreaterThan(0);
    expect(counts[200]).toBeGreaterThanOrEqual(20);
    expect(counts[200]).toBeLessThanOrEqual(60);
    // It is back with its data.
    await expect.poll(() => countedAnew(ask)).toBe(true);
  }, 90_000);
});

it('reconnects soon after the database is back', async () => {
  const ask = await twoInstances({ ...inDatabase(), CHAT_LIMIT_PER_MINUTE: '1000' });
  expect((await ask(0)).status).toBe(200);
  await database.kill();
  for (let turn = 0; turn < 12; turn += 1) expect((await ask(0)).status).toBe(200);
  await expect.poll(ask.counted).toBe(12);
  await database.restart();
  // The library by itself would wait ten to twenty seconds after so many attempts.
  await expect.poll(() => countedAnew(ask), { timeout: 5000, interval: 100 }).toBe(true);
}, 60_000);

describe('one bucket', () => {
  it('counts a caller who forges another address each time', async () => {
    const ask = await twoInstances(inFile('spoofed'));
    const answers: Answer[] = [];
    await manyTimes(300, 64, async (turn) => {
      const address = `198.51.${turn >> 8}.${turn & 255}`;
      const headers = {
        'x-forwarded-for': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
        'cf-connecting-ip': address,
      };
      answers.push(await ask(turn, headers));
    });
    expect(judge(answers)).toEqual({ 200: 20, 429: 280 });
  }, 30_000);

  const proxied = { TRUSTED_PROXY_HEADER: 'X-Forwarded-For' };

  it('counts 300 addresses of one IPv6 network', async () => {
    const ask = await twoInstances({ ...inDatabase(), ...proxied });
    const answers: Answer[] = [];
    await manyTimes(300, 64, async (turn) => {
      // All before the last comma can be forged by the caller.
      const address = `2001:db8:1:2:${turn.toString(16)}:${(turn * 7).toString(16)}::${turn % 10}`;
      answers.push(await ask(turn, { 'x-forwarded-for': `10.0.0.${turn & 255}, ${address}` }));
    });
    expect(judge(answers)).toEqual({ 200: 20, 429: 280 });
  }, 30_000);
});

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const shared = () => storeOf({ databaseUrl: database.address, stateFile: '' });

it('the error that ends one connection does not fail later calls', async () => {
  const store = await shared();
  await store.salt();
  // By default a transaction sees the server's activity as of its first query.
  await database.query(
    'begin; set local stats_fetch_consistency = none; lock table website.limits',
  );
  const cut = store.take('a', 100, 60).catch(() => 'cut');
  await expect
    .poll(() =>
      database.query(`select 1 from pg_stat_activity
        where application_name = 'website-functions' and wait_event_type = 'Lock'`),
    )
    .toHaveLength(1);
  const ended = await database.query<{ pid: number }>(`select pid, pg_terminate_backend(pid)
    from pg_stat_activity where application_name = 'website-functions'`);
  await database.query('rollback');
  await cut;
  // The connection closes when the server process has ended; the client sees that some turns later.
  await expect.poll(() => ended.some(({ pid }) => isRunning(pid))).toBe(false);
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  // All connections are used at once, the closed one included.
  const waits = await Promise.all(Array.from({ length: 40 }, () => store.take('a', 100, 60)));
  expect(waits).toEqual(Array<number>(40).fill(0));
}, 30_000);

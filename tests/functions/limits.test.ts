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

/** Two instances that share a store, and one who asks them in turn on 64 connections. */
async function twoInstances(environment: Record<string, string>) {
  const instances = await Promise.all([0, 1].map(() => startInstance(environment)));
  started.push(...instances);
  const { ask, close } = caller(32);
  callers.push({ ask, close });
  return Object.assign(
    (turn: number, headers?: Record<string, string>) => ask(instances[turn % 2]!.origin, headers),
    {
      /** How many calls have been counted in memory, the store being away. */
      counted: () =>
        instances.flatMap(({ errors }) => errors).filter((line) => /store_unavailable/.test(line))
          .length,
    },
  );
}

/**
 * A database that is killed, and comes back for whoever is told from then on that it is away. On a
 * machine that is busy besides, one or the other may have been told so before, for no answer in time.
 */
function outage() {
  let killed: Promise<void> | undefined;
  let restarted: Promise<void> | undefined;
  return {
    kill: () => (killed = database.kill()),
    back: () => (restarted ??= killed?.then(() => database.restart())),
  };
}

/** Sorts answers by status; each that is neither of the two that may come fails the test. */
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

/** Whether the database counts a call, for whatever it lets through. */
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

  it('that share a file let exactly 20 through', async () => {
    const ask = await twoInstances(inFile('exact'));
    const answers: Answer[] = [];
    await manyTimes(calls, 64, async (turn) => void answers.push(await ask(turn)));
    const counts = judge(answers);
    // A machine that is busy besides may keep the file from one or the other call for too long.
    expect(counts[200]).toBeGreaterThanOrEqual(20);
    expect(counts[200]).toBeLessThanOrEqual(20 + ask.counted());
    expect(ask.counted()).toBeLessThan(calls * 0.2);
  }, 60_000);

  it('that share a database which is killed on the way go on, each with a limit of its own', async () => {
    const ask = await twoInstances(inDatabase());
    const answers: Answer[] = [];
    const { kill, back } = outage();
    let told = 0;
    await manyTimes(calls, 64, async (turn) => {
      if (turn === calls / 2) {
        told = ask.counted();
        await kill();
      }
      answers.push(await ask(turn));
      if (ask.counted() > told) await back();
    });
    const counts = judge(answers);
    expect(ask.counted()).toBeGreaterThan(0);
    expect(counts[200]).toBeGreaterThanOrEqual(20);
    expect(counts[200]).toBeLessThanOrEqual(60);
    // It has come back, and knows what it knew.
    await expect.poll(() => countedAnew(ask)).toBe(true);
  }, 90_000);
});

it('a database that is away is found again soon after its return', async () => {
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
  it('has one who gives itself another address each time', async () => {
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

  it('have 300 addresses of one IPv6 network', async () => {
    const ask = await twoInstances({ ...inDatabase(), ...proxied });
    const answers: Answer[] = [];
    await manyTimes(300, 64, async (turn) => {
      // What stands before the last comma is the caller's own word.
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

it('what one connection was told as it ended is not told to the calls after it', async () => {
  const store = await shared();
  await store.salt();
  // Within a transaction the server shows its activity as it was at the first look, unless told.
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
  // Only a process that is gone has closed its connection, and that is told in the turns after it.
  await expect.poll(() => ended.some(({ pid }) => isRunning(pid))).toBe(false);
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  // All are used at once, the one cut off among them.
  const waits = await Promise.all(Array.from({ length: 40 }, () => store.take('a', 100, 60)));
  expect(waits).toEqual(Array<number>(40).fill(0));
}, 30_000);

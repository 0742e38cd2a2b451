// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSqliteStore } from '../../supabase/functions/_shared/store/sqliteStore.ts';
import { type Store, StoreError, storeOf } from '../../supabase/functions/_shared/store/store.ts';
import { type Kind, kinds } from './support/stores.ts';

/** Seconds. */
const day = 24 * 60 * 60;

describe.each(Object.entries(kinds))('a store in %s', (_name, make) => {
  let kind: Kind;
  let store: Store;
  /** Another instance of the functions. */
  let other: Store;
  let name: string;

  beforeAll(async () => {
    kind = await make();
    store = kind.open();
    other = kind.open();
  }, 60_000);
  beforeEach(() => {
    name = crypto.randomUUID();
  });
  afterAll(async () => {
    await store.close();
    await other.close();
    await kind.close();
  });

  describe('limits', () => {
    it('allow their number of calls, return when to retry, and count each bucket by itself', async () => {
      const waits = [];
      for (let call = 0; call < 5; call += 1) {
        waits.push(await (call % 2 ? other : store).take(name, 3, 60));
      }
      expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
      for (const wait of waits.slice(3)) expect(wait).toBeOneOf([59, 60]);
      expect(await store.take(`${name}2`, 3, 60)).toBe(0);
    });

    it('reset when the window has ended, and not before', async () => {
      const take = () => store.take(name, 2, 60);
      expect([await take(), await take()]).toEqual([0, 0]);
      await kind.age(30);
      expect(await take()).toBeOneOf([29, 30]);
      await kind.age(29);
      expect(await take()).toBe(1);
      await kind.age(1);
      expect([await take(), await take()]).toEqual([0, 0]);
      expect(await take()).toBeOneOf([59, 60]);
    });

    it('may be changed within a window', async () => {
      for (let call = 0; call < 10; call += 1) await store.take(name, 4, 60);
      expect(await store.take(name, 6, 60)).toBe(0);
      expect(await store.take(name, 6, 60)).toBeGreaterThan(0);
      expect(await store.take(name, 2, 60)).toBeGreaterThan(0);
    });

    it('may be as high as a variable can set them', async () => {
      expect(await store.take(name, 999_999_999 * 25, 600)).toBe(0);
      expect(await store.take(name, 999_999_999 * 25, 600)).toBe(0);
    });

    it('allow exactly their number of concurrent calls', async () => {
      const calls = Array.from({ length: 300 }, (_, call) =>
        (call % 2 ? other : store).take(name, 20, 60),
      );
      expect((await Promise.all(calls)).filter((wait) => wait === 0)).toHaveLength(20);
    });
  });

  describe('tokens', () => {
    beforeEach(() => kind.ageDay());

    it('are available until the budget is spent', async () => {
      expect(await store.spend(101, 100)).toBe(false);
      expect(await store.spend(60, 100)).toBe(true);
      expect(await other.spend(41, 100)).toBe(false);
      expect(await other.spend(40, 100)).toBe(true);
      expect(await store.spend(1, 100)).toBe(false);
    });

    it('may be returned, even if the budget was lowered, and never below zero', async () => {
      await store.spend(90, 100);
      expect(await store.spend(-30, 50)).toBe(true);
      expect(await store.spend(41, 100)).toBe(false);
      expect(await store.spend(40, 100)).toBe(true);
      expect(await store.spend(-5000, 100)).toBe(true);
      expect(await store.spend(101, 100)).toBe(false);
    });

    it('are available again the next day', async () => {
      await store.spend(100, 100);
      await kind.ageDay();
      expect(await store.spend(100, 100)).toBe(true);
    });

    it('are never overspent by concurrent calls', async () => {
      const spent = await Promise.all(
        Array.from({ length: 100 }, (_, call) => (call % 2 ? other : store).spend(7, 100)),
      );
      expect(spent.filter(Boolean)).toHaveLength(14);
    });
  });

  describe('the salt', () => {
    it('is the same for all instances, and changes daily', async () => {
      const salt = await store.salt();
      expect(salt.length).toBeGreaterThanOrEqual(64);
      expect(await other.salt()).toBe(salt);
      await kind.ageDay();
      expect(await other.salt()).not.toBe(salt);
      expect(await kind.rows('salts')).toHaveLength(1);
      expect(JSON.stringify(await kind.rows('salts'))).not.toContain(salt);
    });

    it('deletes past data with it, and nothing else', async () => {
      await kind.age(3 * day);
      await store.salt();
      expect(await kind.rows('limits')).toEqual([]);
      await store.take(name, 1, 60);
      await store.salt();
      expect(await kind.rows('limits')).toHaveLength(1);
    });
  });
});

describe('what goes wrong', () => {
  const opened: Promise<Store>[] = [];
  const open = (...parts: Parameters<typeof storeOf>) => {
    const store = storeOf(...parts);
    opened.push(store);
    return store;
  };
  afterEach(async () => {
    for (const store of opened.splice(0))
      await store.then(
        (made) => made.close(),
        () => {},
      );
  });

  it('opening a file throws a StoreError, and the next call retries', async () => {
    const location = { databaseUrl: '', stateFile: '/dev/null/state.sqlite' };
    await expect(open(location)).rejects.toThrow(StoreError);
    await expect(open(location)).rejects.toThrow(StoreError);
  });

  it('connecting to a database throws one too', async () => {
    const store = await open({ databaseUrl: 'postgres://a:b@127.0.0.1:9/c', stateFile: '' });
    await expect(store.salt()).rejects.toThrow(StoreError);
    await expect(store.take('a', 1, 1)).rejects.toThrow(StoreError);
  });
});

it('a file is readable by its user alone: with the salt, pseudonyms reveal addresses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const file = join(folder, 'made', 'state.sqlite');
  const store = createSqliteStore(file);
  await store.salt();
  for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o077).toBe(0);
  await store.close();
  rmSync(folder, { recursive: true });
});

it('a locked file fails a message, and blocks no later call', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const file = join(folder, 'state.sqlite');
  const store = createSqliteStore(file);
  const holder = new DatabaseSync(file);
  holder.exec('begin immediate');
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  const keep = () =>
    store.queue.keep(
      { id: 'key', digest: 'all', content: 'what was written', likeness: 'words', wake: '' },
      false,
    );
  await expect(keep()).rejects.toThrow('database is locked');
  expect(exec).toHaveBeenCalledWith(expect.stringContaining('synchronous = full; begin'));
  expect(exec).toHaveBeenLastCalledWith('pragma synchronous = normal');
  exec.mockRestore();
  holder.close();
  expect(await keep()).toBe('kept');
  await store.close();
  rmSync(folder, { recursive: true });
});

it('a file contains nothing of a sent message', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const file = join(folder, 'state.sqlite');
  const store = createSqliteStore(file);
  const { queue } = store;
  const mail = { id: 'key', digest: 'all', content: 'Hemligt '.repeat(900), likeness: 'words' };
  await queue.keep({ ...mail, wake: '' }, false);
  await queue.noteSent(mail);
  await queue.keep({ ...mail, id: 'key2', wake: '' }, false);
  await queue.replace([{ id: 'key2', tries: 0 }], []);
  const left = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  expect(left.join('')).not.toContain('Hemligt');
  await store.close();
  rmSync(folder, { recursive: true });
});

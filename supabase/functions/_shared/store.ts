/**
 * What the instances of the functions remember together: calls counted against limits, what became
 * of each message, tokens spent, what the chat could answer, the salt of the day. Postgres where there are several instances, a
 * file of SQLite where there is one machine; both count in one atomic statement.
 */

import type { Configuration } from './configuration.ts';
import { withinTime } from './withinTime.ts';

/** How a message stands under its idempotency key (decision 10, “Once-only mail”). */
export type DeliveryState = 'pending' | 'sent' | 'failed' | 'unknown';

/** What became of an attempt to take a key: granted to the caller, or how it stands. */
export type Claim = 'granted' | 'taken' | Exclude<DeliveryState, 'failed'>;

/** A message under its key, by the fingerprints of both. */
export interface KeyedMessage {
  id: string;
  digest: string;
}

/** How often something was counted in a month. */
export interface Tally {
  /** `2026-11`, in UTC. */
  month: string;
  name: string;
  count: number;
}

export interface Store {
  /**
   * Counts a call.
   *
   * @param bucket who is counted, and for what
   * @param allowed how many calls a window lets through
   * @param seconds the window's length; it begins with its first call
   * @returns 0 where the call is within the limit, else the seconds until the window ends
   */
  take(bucket: string, allowed: number, seconds: number): Promise<number>;
  /**
   * Makes the key pending where it is new, older than a day, or in one of the states given. A key
   * that has been pending for a minute counts as unknown: its sender broke off.
   *
   * @returns `taken` where the key belongs to another message
   */
  claim(message: KeyedMessage, retryable: readonly DeliveryState[]): Promise<Claim>;
  settle(message: KeyedMessage, state: Exclude<DeliveryState, 'pending'>): Promise<void>;
  /**
   * Takes tokens from the day's budget; a negative amount gives them back.
   *
   * @returns whether they were there
   */
  spend(tokens: number, budget: number): Promise<boolean>;
  /** Counts one more under a name, in this month; it is kept for a year. */
  tally(name: string): Promise<void>;
  /** All that was counted, in no order. */
  tallies(): Promise<Tally[]>;
  /** The salt of the day, in UTC: made at the day's first call, gone after the day. */
  salt(): Promise<string>;
  close(): Promise<void>;
}

/** The store did not answer, or not in time. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/** Milliseconds before a store counts as gone. */
const patience = 2500;

const stores = new Map<string, Promise<Store>>();

/**
 * @returns the configuration's store, the same one each time. Whatever goes wrong in it rejects with
 *   a `StoreError`
 */
export function storeOf({
  databaseUrl,
  stateFile,
}: Pick<Configuration, 'databaseUrl' | 'stateFile'>): Promise<Store> {
  const key = databaseUrl || stateFile;
  const known = stores.get(key);
  if (known) return known;
  // Each brings a library the other does without; a project on Supabase has no file to write to.
  const opened = (
    databaseUrl
      ? import('./postgresStore.ts').then((module) => module.createPostgresStore(databaseUrl))
      : import('./sqliteStore.ts').then((module) => module.createSqliteStore(stateFile))
  ).then(guarded, (error: unknown) => {
    stores.delete(key);
    throw new StoreError('could not be opened', { cause: error });
  });
  stores.set(key, opened);
  return opened;
}

/** The store, each of whose answers comes in time or fails as one. */
function guarded(store: Store): Store {
  const answer = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await withinTime(AbortSignal.timeout(patience), work());
    } catch (error) {
      throw new StoreError('did not answer', { cause: error });
    }
  };
  return {
    take: (...call) => answer(() => store.take(...call)),
    claim: (...call) => answer(() => claimInTime(...call)),
    settle: (...call) => answer(() => store.settle(...call)),
    spend: (...call) => answer(() => store.spend(...call)),
    tally: (...call) => answer(() => store.tally(...call)),
    tallies: () => answer(() => store.tallies()),
    salt: () => answer(() => store.salt()),
    close: () => store.close(),
  };

  /**
   * A key granted when the time is up is given back: nothing was sent under it. A store that blocks
   * the whole process, as SQLite does, answers before any timer rings, so it has to be told here.
   */
  async function claimInTime(...[message, retryable]: Parameters<Store['claim']>): Promise<Claim> {
    const started = performance.now();
    const claim = await store.claim(message, retryable);
    if (claim === 'granted' && performance.now() - started > patience) {
      await store.settle(message, 'failed');
      throw new Error('took too long');
    }
    return claim;
  }
}

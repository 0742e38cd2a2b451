/**
 * What the instances of the functions remember together: calls counted against limits, messages until
 * they are delivered, tokens spent, what the chat could answer, the salt of the day. Postgres where
 * there are several instances, a file of SQLite where there is one machine; both count in one atomic
 * statement.
 */

import type { Configuration } from '../configuration.ts';
import type { MailQueue } from './mailQueue.ts';
import { withinTime } from '../withinTime.ts';

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
  readonly queue: MailQueue;
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
  const { queue, ...calls } = store;
  return { ...inTime(calls), queue: inTime(queue), close: () => store.close() };
}

type Calls = Record<string, (...values: never[]) => Promise<unknown>>;

function inTime<Of extends { [Name in keyof Of]: Calls[string] }>(calls: Of): Of {
  const answer = async (call: Calls[string], values: never[]) => {
    try {
      return await withinTime(AbortSignal.timeout(patience), call(...values));
    } catch (error) {
      throw new StoreError('did not answer', { cause: error });
    }
  };
  const guards = Object.entries<Calls[string]>(calls).map(
    ([name, call]) => [name, (...values: never[]) => answer(call, values)] as const,
  );
  return Object.fromEntries(guards) as Of;
}

/**
 * Limits: how many calls of one caller a function answers, and how many of everybody it does all it
 * can for. Nobody is refused because of others (decision 11, “Stores and limits”).
 */
import { neighbourhoodOf, pseudonymOf } from './caller.ts';
import { log } from './log.ts';
import { Problem } from './problem.ts';
import type { Store } from './store/store.ts';

export interface Limit {
  /** How many calls of one caller a window lets through. */
  allowed: number;
  /** The window's length. */
  seconds: number;
}

/**
 * How many callers' limits make a crowd, all together: whoever has many addresses has that many
 * limits, and mail and models cost money.
 */
const callersTogether = 25;

/** How many do in a neighbourhood: a home's line may have hundreds of networks. */
const neighboursTogether = 5;

interface Counted {
  store: Pick<Store, 'take' | 'salt'>;
  /** The function's name. */
  name: string;
  /** See `callerOf`. */
  caller: string | undefined;
  limit: Limit;
}

/**
 * Counts a call against its caller's limit, its neighbourhood's and then everybody's, so that nobody
 * alone can use up what is everybody's. A caller who cannot be told from others is counted against
 * the last alone: one limit for all would shut everybody out after a handful of calls.
 *
 * @returns whether it is one of a crowd, and to be answered with less
 * @throws Problem `rate_limited`, with the seconds to wait in `Retry-After`
 */
export async function countCall({ store, name, caller, limit }: Counted): Promise<boolean> {
  const { allowed, seconds } = limit;
  const take = (bucket: string, callers: number) =>
    store.take(`${name}:${bucket}`, allowed * callers, seconds);
  if (caller === undefined) {
    const reason = 'behind a proxy that TRUSTED_PROXY_HEADER does not name: no limit of its own';
    log('warn', 'caller_unknown', { function: name, reason });
    return isCrowd();
  }
  const salt = await saltOf(store);
  const wait = await take(pseudonymOf(caller, salt), 1);
  if (wait > 0) {
    throw new Problem('rate_limited', 'Too many calls.', { 'retry-after': String(wait) });
  }
  const neighbours = pseudonymOf(neighbourhoodOf(caller), salt);
  return (await take(neighbours, neighboursTogether)) > 0 || isCrowd();

  async function isCrowd(): Promise<boolean> {
    return (await take('all', callersTogether)) > 0;
  }
}

/** Milliseconds: at midnight the store has another salt, by its own clock, and the old one is to go. */
const saltKept = 60_000;

const salts = new WeakMap<Counted['store'], { until: number; salt: Promise<string> }>();

/** Asks the store once a minute, however many calls come at once. */
function saltOf(store: Counted['store']): Promise<string> {
  const known = salts.get(store);
  if (known && performance.now() < known.until) return known.salt;
  const salt = store.salt();
  salts.set(store, { until: performance.now() + saltKept, salt });
  salt.catch(() => salts.delete(store));
  return salt;
}

/**
 * The only way to what is kept in the visitor's browser. Storage may be blocked, full or hold rubbish:
 * reading then finds nothing, and writing says that it did not keep it.
 */
import type { KeptKey, Store } from './kept.ts';

/** @returns what is kept there; `null` where nothing is, or the storage is blocked */
export function readKept<In extends Store>(store: In, key: KeptKey<In>): string | null {
  return attempt(() => window[store].getItem(key));
}

/** @returns what is kept there as JSON, whatever it is by now; `null` also where it is no JSON */
export function readKeptJson<In extends Store>(store: In, key: KeptKey<In>): unknown {
  return attempt(() => JSON.parse(readKept(store, key) ?? 'null') as unknown);
}

/** @returns whether it is kept: a storage that is blocked or full keeps nothing */
export function keep<In extends Store>(store: In, key: KeptKey<In>, value: string): boolean {
  return attempt(() => window[store].setItem(key, value)) !== null;
}

/** Keeps no longer what is kept there. */
export function forget<In extends Store>(store: In, key: KeptKey<In>): void {
  attempt(() => window[store].removeItem(key));
}

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}

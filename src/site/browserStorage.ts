/**
 * The only access to the browser's storage. Where it is blocked or full, reading finds nothing and
 * writing does nothing.
 */
import type { StorageKey, StorageName } from './storageKeys.ts';

/** @returns the stored text; `null` where there is none */
export function readStored<In extends StorageName>(storage: In, key: StorageKey<In>) {
  return attempt(() => window[storage].getItem(key));
}

/** @returns the stored JSON, which may be of any shape; `null` where there is none, or no JSON */
export function readStoredJson<In extends StorageName>(storage: In, key: StorageKey<In>): unknown {
  return attempt(() => JSON.parse(readStored(storage, key) ?? 'null') as unknown);
}

/** @returns whether it was stored */
export function writeStored<In extends StorageName>(
  storage: In,
  key: StorageKey<In>,
  text: string,
): boolean {
  return attempt(() => window[storage].setItem(key, text)) !== null;
}

export function removeStored<In extends StorageName>(storage: In, key: StorageKey<In>): void {
  attempt(() => window[storage].removeItem(key));
}

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}

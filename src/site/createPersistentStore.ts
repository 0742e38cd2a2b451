/** State outside React: it outlives the components that use it and, where it is stored, a reload. */
import { readStored, removeStored, writeStored } from './browserStorage.ts';
import type { storageKeys } from './storageKeys.ts';

export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** What a prerendered page shows, and so the first render of hydration. */
  prerendered: Value;
}

type Persistence<Value> = (typeof storageKeys)[number] & {
  /** May throw: stored data may be invalid, or of an older version. */
  parse: (text: string) => Value;
  /** @returns what is stored; `null` stores nothing */
  stringify: (value: Value) => string | null;
};

/** @returns a store in memory alone */
export function createStore<Value>(initial: Value, prerendered = initial): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    prerendered,
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * @param initial the value where nothing valid is stored
 * @returns a store that is stored, too; where storage is blocked or full it is in memory alone
 */
export function createPersistentStore<Value>(
  initial: Value,
  { storage, key, parse, stringify }: Persistence<Value>,
  prerendered = initial,
): Store<Value> {
  let stored: string | null;
  const read = () => {
    stored = readStored(storage, key);
    try {
      return stored === null ? initial : parse(stored);
    } catch {
      return initial;
    }
  };
  const memory = createStore(read(), prerendered);

  if (storage === 'localStorage' && typeof window === 'object') {
    const followOtherTabs = () => {
      if (readStored(storage, key) !== stored) memory.set(read());
    };
    window.addEventListener('storage', followOtherTabs);
    // In the back/forward cache a page gets no events.
    window.addEventListener('pageshow', followOtherTabs);
  }

  return {
    ...memory,
    set(value) {
      const text = stringify(value);
      if (text === null) removeStored(storage, key);
      else writeStored(storage, key, text);
      stored = readStored(storage, key);
      memory.set(value);
    },
  };
}

import { useSyncExternalStore } from 'react';
import type { Store } from '../site/createPersistentStore.ts';

/**
 * @param select takes a part of the value, which has to be the same one while the value is
 * @returns the store's value, or a part of it; the component re-renders when that changes
 */
export function useStore<Value, Part = Value>(
  { get, subscribe, prerendered }: Store<Value>,
  select: (value: Value) => Part = (value) => value as Value & Part,
): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(prerendered),
  );
}

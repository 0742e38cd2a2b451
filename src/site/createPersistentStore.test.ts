import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPersistentStore } from './createPersistentStore.ts';

const key = 'color-scheme';

/** The storage that all tabs share. */
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  createPersistentStore<string[]>([], {
    storage: 'localStorage',
    key,
    parse: (text) => JSON.parse(text) as string[],
    stringify: (list) => (list.length > 0 ? JSON.stringify(list) : null),
  });

test('a value is stored, and read by the next document', () => {
  open().set(['one']);
  expect(stored.get(key)).toBe('["one"]');
  expect(open()).toMatchObject({ prerendered: [] });
  expect(open().get()).toEqual(['one']);
  open().set([]);
  expect(stored.size).toBe(0);
});

test('invalid stored data reads as the initial value', () => {
  stored.set(key, '["one');
  expect(open().get()).toEqual([]);
});

test.each(['setItem', 'getItem'] as const)('if %s fails, the value stays in memory', (method) => {
  vi.spyOn(window.localStorage, method).mockImplementation(() => {
    throw new DOMException();
  });
  const store = open();
  store.set(['one']);
  window.dispatchEvent(new Event('storage'));
  expect(store.get()).toEqual(['one']);
});

test.each(['storage', 'pageshow'])('changes by another tab are read on %s', (event) => {
  const store = open();
  const listener = vi.fn();
  store.subscribe(listener);
  for (const text of ['["one"]', '[]']) {
    stored.set(key, text);
    window.dispatchEvent(new Event(event));
    expect(store.get()).toEqual(JSON.parse(text));
  }
  stored.set('language', 'sv');
  window.dispatchEvent(new Event(event));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('listeners are called at each change until they unsubscribe', () => {
  const store = open();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.set(['one']);
  unsubscribe();
  store.set([]);
  expect(listener).toHaveBeenCalledTimes(1);
});

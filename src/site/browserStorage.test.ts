import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, removeStored, writeStored } from './browserStorage.ts';

/** Gives the browser a storage that holds that much. */
function store(content: Record<string, string>, setItem?: Storage['setItem']): void {
  const localStorage = { getItem: (key: string) => content[key] ?? null, setItem };
  vi.stubGlobal('window', { localStorage });
}

afterEach(() => vi.unstubAllGlobals());

test('a storage that is full still gives what it holds', () => {
  store({ language: 'sv' }, () => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(writeStored('localStorage', 'language', 'en')).toBe(false);
  expect(readStored('localStorage', 'language')).toBe('sv');
});

test('a storage that is blocked is an empty one', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  expect(readStored('localStorage', 'language')).toBeNull();
  expect(readStoredJson('localStorage', 'language')).toBeNull();
  expect(writeStored('localStorage', 'language', 'en')).toBe(false);
  expect(() => removeStored('localStorage', 'language')).not.toThrow();
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['{"a":', null],
  ['', null],
])('%j is read as JSON: %j', (text, value) => {
  store({ language: text });
  expect(readStoredJson('localStorage', 'language')).toEqual(value);
});

import { afterEach, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, removeStored, writeStored } from './browserStorage.ts';

/** Stubs the browser's storage. */
function stubStorage(content: Record<string, string>, setItem?: Storage['setItem']): void {
  const localStorage = { getItem: (key: string) => content[key] ?? null, setItem };
  vi.stubGlobal('window', { localStorage });
}

afterEach(() => vi.unstubAllGlobals());

test('a full storage can still be read', () => {
  stubStorage({ language: 'sv' }, () => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(writeStored('localStorage', 'language', 'en')).toBe(false);
  expect(readStored('localStorage', 'language')).toBe('sv');
});

test('a blocked storage reads as empty, and nothing throws', () => {
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
  stubStorage({ language: text });
  expect(readStoredJson('localStorage', 'language')).toEqual(value);
});

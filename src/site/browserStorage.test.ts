import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, readKept, readKeptJson } from './browserStorage.ts';

/** Gives the browser a storage that holds that much. */
function store(content: Record<string, string>, setItem: Storage['setItem'] = vi.fn()) {
  const localStorage = { getItem: (key: string) => content[key] ?? null, setItem };
  vi.stubGlobal('window', { localStorage });
  return setItem;
}

afterEach(() => vi.unstubAllGlobals());

test('what is kept is read, and what was never kept is not', () => {
  const setItem = store({ language: 'sv' });
  expect(readKept('localStorage', 'language')).toBe('sv');
  expect(readKept('localStorage', 'color-scheme')).toBeNull();
  expect(keep('localStorage', 'color-scheme', 'dark')).toBe(true);
  expect(setItem).toHaveBeenCalledWith('color-scheme', 'dark');
});

test('a storage that is full still gives what it holds', () => {
  store({ language: 'sv' }, () => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(keep('localStorage', 'language', 'en')).toBe(false);
  expect(readKept('localStorage', 'language')).toBe('sv');
});

test('a storage that is blocked is an empty one', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  expect(readKept('localStorage', 'language')).toBeNull();
  expect(readKeptJson('localStorage', 'language')).toBeNull();
  expect(keep('localStorage', 'language', 'en')).toBe(false);
  expect(() => forget('localStorage', 'language')).not.toThrow();
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['{"a":', null],
  ['', null],
])('%j is read as JSON: %j', (text, value) => {
  store({ language: text });
  expect(readKeptJson('localStorage', 'language')).toEqual(value);
});

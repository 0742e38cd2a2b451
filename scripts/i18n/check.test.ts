import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkLocales, mend, run } from './check.ts';
import { testLocales } from '../locales/testLocales.ts';

const content = String.raw`{
  "b": "\"Så\"  sa hon, i\u00a0går,  om 30 minuter ",
  "a": { "c": ["It's 10 %", "Orört"] }
}
`;
const mended = String.raw`{
  "b": "”Så” sa hon, i\u00a0går, om 30\u00a0minuter",
  "a": { "c": ["It’s 10\u00a0%", "Orört"] }
}
`;

test('certain faults are fixed, and all other bytes are kept', () => {
  const habits = { quotes: ['”', '”', '’', '’'] };
  const locales = testLocales({ 'sv/faq.json': content, '_notes/languages/sv.json': habits });
  expect(mend(locales)).toBe(2);
  expect(readFileSync(path.join(locales.root, 'sv/faq.json'), 'utf8')).toBe(mended);
  expect(mend(locales)).toBe(0);
});

test.each([
  [`'så' och "ja"`, `'så' och “ja”`],
  ['Vi "säger "nej" till" det', 'Vi "säger “nej” till" det'],
  ['12" or 15"', '12" or 15"'],
  ['"hej" {{price, currency("EUR")}}', '“hej” {{price, currency("EUR")}}'],
  ['<b>"b</b>"', '<b>"b</b>"'],
])('of quotation marks those are curled that are sure: %s', (text, curled) => {
  const habits = { quotes: ['“', '”', '‘', '’'] };
  const files = { 'en/faq.json': { text }, '_notes/languages/en.json': habits };
  const locales = testLocales(files);
  mend(locales);
  expect(JSON.parse(readFileSync(path.join(locales.root, 'en/faq.json'), 'utf8'))).toEqual({
    text: curled,
  });
});

test('each file is fixed separately, and duplicate keys are not fixed', () => {
  const files = {
    'en/faq.json': '{"a":"A  b","b":"Two  spaces","b":"Again  two"}',
    'en/blog.json': '{"a":"Nothing"}',
  };
  const locales = testLocales(files, ['faq', 'blog']);
  mend(locales);
  const read = (name: string) => readFileSync(path.join(locales.root, name), 'utf8');
  expect(read('en/faq.json')).toBe('{"a":"A b","b":"Two  spaces","b":"Again  two"}');
  expect(read('en/blog.json')).toBe(files['en/blog.json']);
});

test('the command fails on any fault, and reports the rest despite broken notes', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const sound = { 'en/faq.json': { title: 'Questions that one asks' } };
  expect(run([], { ...testLocales({ 'en/faq.json': { title: '' } }) })).toBe(false);
  expect(print.mock.calls.flat().join('\n')).toContain('title: is empty');
  print.mockClear();
  const broken = { ...sound, 'sv/faq.json': {}, '_notes/glossary.json': '{' };
  expect(run(['--fix'], testLocales(broken))).toBe(false);
  expect(print.mock.calls.flat().join('\n')).toMatch(/title: is missing[^]*glossary\.json/);
});

test('without known quotation marks of a language, none is fixed', () => {
  const locales = testLocales({ 'fi/faq.json': '{"a": "\\"Niin\\""}' });
  expect(mend(locales)).toBe(0);
  expect(checkLocales({ ...locales, languages: ['fi'] })).toContainEqual(
    expect.objectContaining({ key: 'a', wrong: 'has a straight quotation mark' }),
  );
});

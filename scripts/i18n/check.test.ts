import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkLocales, mend } from './check.ts';
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

test('what is sure is mended, and everything else stays to the byte', () => {
  const habits = { quotes: ['”', '”', '’', '’'] };
  const locales = testLocales({ 'sv/faq.json': content, '_notes/languages/sv.json': habits });
  expect(mend(locales)).toBe(2);
  expect(readFileSync(path.join(locales.root, 'sv/faq.json'), 'utf8')).toBe(mended);
  expect(mend(locales)).toBe(0);
});

test('where a language’s quotation marks are not known, none is mended', () => {
  const locales = testLocales({ 'fi/faq.json': '{"a": "\\"Niin\\""}' });
  expect(mend(locales)).toBe(0);
  expect(checkLocales({ ...locales, languages: ['fi'] })).toContainEqual(
    expect.objectContaining({ key: 'a', wrong: 'has a straight quotation mark' }),
  );
});

import { expect, it } from 'vitest';
import { withoutLanguageChoice } from './languages.ts';

it.each([
  ['', ''],
  ['?lng=sv', ''],
  ['?a=b%20c&lng=sv&flag', '?a=b%20c&flag'],
  ['?lngs=sv', '?lngs=sv'],
])('removes the language choice from the query %j: %j', (search, expected) => {
  expect(withoutLanguageChoice(search)).toBe(expected);
});

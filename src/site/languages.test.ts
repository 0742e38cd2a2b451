import { expect, it } from 'vitest';
import { withoutLanguageChoice } from './languages.ts';

it.each([
  ['', ''],
  ['?lng=sv', ''],
  ['?a=b%20c&lng=sv&flag', '?a=b%20c&flag'],
  ['?lngs=sv', '?lngs=sv'],
])('leaves of the query %j without the choice %j', (search, expected) => {
  expect(withoutLanguageChoice(search)).toBe(expected);
});

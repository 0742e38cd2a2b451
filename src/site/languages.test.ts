import { expect, it } from 'vitest';
import { lookUpLanguage, withoutLanguageChoice } from './languages.ts';

const languages = [{ code: 'en' }, { code: 'sv' }, { code: 'pt-BR' }, { code: 'zh-Hant' }];

it.each([
  [['sv-SE', 'en'], 'sv'],
  [['de', 'sv', 'en'], 'sv'],
  [['SV-fi'], 'sv'],
  [['pt-br'], 'pt-BR'],
  [['zh-Hant-TW', 'en'], 'zh-Hant'],
  [['pt'], undefined],
  [['de', 'fr'], undefined],
  [[], undefined],
  [[''], undefined],
])('of %j serves %s', (wanted, expected) => {
  expect(lookUpLanguage(wanted, languages)).toBe(expected);
});

it.each([
  ['', ''],
  ['?lng=sv', ''],
  ['?a=b%20c&lng=sv&flag', '?a=b%20c&flag'],
  ['?lngs=sv', '?lngs=sv'],
])('leaves of the query %j without the choice %j', (search, expected) => {
  expect(withoutLanguageChoice(search)).toBe(expected);
});

import { expect, it } from 'vitest';
import { lookUpLanguage } from './languages.ts';

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

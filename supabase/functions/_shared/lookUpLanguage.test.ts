// @vitest-environment node
import { expect, it } from 'vitest';
import { lookUpLanguage } from './lookUpLanguage.ts';

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
  expect(lookUpLanguage(wanted, ['en', 'sv', 'pt-BR', 'zh-Hant'])).toBe(expected);
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { lookUpLanguage } from './lookUpLanguage.ts';

it.each([
  [['sv-SE', 'en'], 'sv'],
  [['de', 'sv', 'en'], 'sv'],
  [['SV-fi'], 'sv'],
  [['sv_SE'], 'sv'],
  [['pt-br'], 'pt-BR'],
  [['zh-Hant-TW', 'en'], 'zh-Hant'],
  [['de', 'fr'], undefined],
  [[], undefined],
  [['', '*', '-', 'und', 'mul', 'x-private', 'i-klingon', '404', 'sv<b>', 'swedish'], undefined],
])('of %j serves %s', (wanted, expected) => {
  expect(lookUpLanguage(wanted, ['en', 'pt-BR', 'sv', 'zh-Hant'])).toBe(expected);
});

it.each([
  // The script that is likely where it is spoken.
  ['zh-Hans zh-Hant', 'zh', 'zh-Hans'],
  ['zh-Hans zh-Hant', 'zh-CN', 'zh-Hans'],
  ['zh-Hans zh-Hant', 'zh_SG', 'zh-Hans'],
  ['zh-Hans zh-Hant', 'ZH-TW', 'zh-Hant'],
  ['zh-Hans zh-Hant', 'zh-HK', 'zh-Hant'],
  ['zh-Hans zh-Hant', 'zh-MO', 'zh-Hant'],
  ['zh-Hans zh-Hant', 'zh-Hans-HK', 'zh-Hans'],
  ['zh-CN zh-TW', 'zh-Hant-HK', 'zh-TW'],
  ['zh zh-TW', 'zh-HK', 'zh-TW'],
  ['sr sr-Latn', 'sr-RS', 'sr'],
  ['sr sr-Latn', 'sr-ME', 'sr-Latn'],
  ['sr sr-Latn', 'sh', 'sr-Latn'],
  ['pa pa-Arab', 'pa-PK', 'pa-Arab'],
  ['uz uz-Cyrl', 'uz-Cyrl-UZ', 'uz-Cyrl'],
  // In another script where it is there in no other.
  ['sr-Latn', 'sr-RS', 'sr-Latn'],
  ['zh-Hant', 'zh-CN', 'zh-Hant'],
  // Former codes.
  ['he', 'iw-IL', 'he'],
  ['id', 'in', 'id'],
  ['yi', 'ji', 'yi'],
  ['fil', 'tl-PH', 'fil'],
  ['ro', 'mo', 'ro'],
  ['sv', 'swe', 'sv'],
  // Norwegian.
  ['no', 'nb-NO', 'no'],
  ['no', 'nn', 'no'],
  ['nb nn', 'no-NO', 'nb'],
  ['nb nn', 'nn-NO', 'nn'],
  ['nn no', 'nb', 'no'],
  ['nn', 'no', 'nn'],
  // Regions within regions.
  ['es es-419', 'es-MX', 'es-419'],
  ['es es-419', 'es-AR', 'es-419'],
  ['es es-419', 'es-US', 'es-419'],
  ['es es-419', 'es-ES', 'es'],
  ['es es-419', 'es', 'es'],
  ['es-419 es-MX', 'es-MX', 'es-MX'],
  ['es-419 es-MX', 'es-AR', 'es-419'],
  ['es es-MX', 'es-419', 'es-MX'],
  ['es-419', 'es-ES', 'es-419'],
  ['en en-GB', 'en-AU', 'en-GB'],
  ['en en-GB', 'en-CA', 'en'],
  ['en en-XA', 'en-AU', 'en'],
  ['pt-BR pt-PT', 'pt-AO', 'pt-PT'],
  ['pt-BR pt-PT', 'pt', 'pt-BR'],
  ['pt-BR', 'pt-PT', 'pt-BR'],
  ['fr fr-CA', 'fr-BE', 'fr'],
  // The tag itself before what means the same.
  ['sv sv-SE', 'sv-SE', 'sv-SE'],
  ['ca ca-valencia', 'ca-valencia', 'ca-valencia'],
  ['de', 'de-AT-1996-u-nu-latn', 'de'],
])('where there are %s, %s finds %s', (known, wanted, expected) => {
  expect(lookUpLanguage([wanted], known.split(' '))).toBe(expected);
});

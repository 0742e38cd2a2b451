import { expect, it } from 'vitest';
import { inPseudoLanguage } from './pseudo-languages.ts';

it.each([
  ['See the session', '[Šéé ţĥé šéššîöñ öñé ţ]'],
  ['<b>{{count, number}}</b> of {{all}}', '<b>{{count, number}}</b> [öf {{all}} ö]'],
  ['<a>Read</a>', '<a>[Ŕéåð ö]</a>'],
  ['40–50%', '40–50%'],
])('makes %j longer, with accents, in brackets', (text, said) => {
  expect(inPseudoLanguage(text, 'en-XA')).toBe(said);
});

it('sets words from right to left, but no figures or placeholders', () => {
  expect(inPseudoLanguage('The <b>{{product}}</b> app, 10–15 min', 'ar-XB')).toBe(
    '\u202eThe\u202c <b>{{product}}</b> \u202eapp\u202c, 10–15 \u202emin\u202c',
  );
});

// @vitest-environment node
import { expect, it } from 'vitest';
import { acceptedLanguages, lookUpLanguage } from './acceptLanguage.ts';

it.each([
  [null, []],
  ['sv', ['sv']],
  ['en;q=0.5, sv-se, de;q=0.8', ['sv-SE', 'de', 'en']],
  ['*, sv;q=0', []],
  ['sv\u2028x, <b>, en', ['en']],
  ['da; q=0.2, nb; q=0.9, fi;Q=0.5', ['nb', 'fi', 'da']],
])('reads %j as %j', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});

it('looks up the first wanted language there is, by tag or by base language', () => {
  const known = ['en', 'sv', 'pt-BR'];
  expect(lookUpLanguage(['de', 'sv-FI'], known)).toBe('sv');
  expect(lookUpLanguage(['pt-BR'], known)).toBe('pt-BR');
  expect(lookUpLanguage(['pt'], known)).toBeUndefined();
  expect(lookUpLanguage([], known)).toBeUndefined();
});

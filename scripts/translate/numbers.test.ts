import { expect, test } from 'vitest';
import { unmarked } from './mark.ts';
import { numberTexts } from './numbers.ts';

test('each text has a mark of its own, but what dates are written by', () => {
  const numbers = numberTexts();
  const { sv } = numbers.mark({ sv: { common: { locale: 'sv-SE', list: ['Ett', 'Två'] } } });
  const { locale, list } = sv!['common'] as { locale: string; list: string[] };
  expect(locale).toBe('sv-SE');
  expect(list.map((text) => unmarked(text).marks[0]?.number)).toEqual(
    ['list.0', 'list.1'].map((key) => numbers.of({ language: 'sv', file: 'common', key })),
  );
});

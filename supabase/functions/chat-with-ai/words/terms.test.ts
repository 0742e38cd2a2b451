// @vitest-environment node
import { expect, it } from 'vitest';
import { entriesOf, termsOf } from './terms.ts';

it('takes words and numbers in lower case, without soft hyphens and letters alone', () => {
  expect(termsOf('Pro\u00adgramme A\u030asa’s: 10–15\u00a0min, a 20M+ EUR 3?')).toEqual([
    'programme',
    'åsa',
    '10',
    '15',
    'min',
    '20m',
    'eur',
    '3',
  ]);
});

it('reads the lists that translators keep', () => {
  expect(entriesOf(' price, what about ,, cost')).toEqual(['price', 'what about', 'cost']);
  expect(entriesOf('a, b; c', ';')).toEqual(['a, b', 'c']);
  expect(entriesOf(undefined)).toEqual([]);
});

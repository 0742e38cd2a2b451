// @vitest-environment node
import { expect, it } from 'vitest';
import { termsOf, vocabularyOf } from './terms.ts';

const vocabulary = vocabularyOf({
  greeting: '',
  thanks: '',
  source: '',
  declined: '',
  greetingWords: 'hello, good morning',
  thanksWords: 'thanks',
  smallWords: 'a, is, the, what, you',
  synonyms: 'pric, cost, fee > eur, month; quick, fast',
});

it('takes words and numbers in lower case, without soft hyphens', () => {
  expect(termsOf('Pro\u00adgramme A\u030asa: 10–15\u00a0min, 20M+ EUR?')).toEqual([
    'programme',
    'åsa',
    '10',
    '15',
    'min',
    '20m',
    'eur',
  ]);
});

it('leaves what tells nothing out, and what is said twice', () => {
  expect(vocabulary.conceptsOf('What is the workshop? The workshop!')).toEqual([
    { term: 'workshop', synonyms: [] },
  ]);
});

it('adds what means the same, by the beginning of the word', () => {
  const synonyms = ['pric', 'cost', 'fee', 'eur', 'month'];
  expect(vocabulary.conceptsOf('prices')).toEqual([{ term: 'prices', synonyms }]);
  expect(vocabulary.conceptsOf('quickly')).toEqual([
    { term: 'quickly', synonyms: ['quick', 'fast'] },
  ]);
});

it('does not take what is only looked for as asking for anything else', () => {
  expect(vocabulary.conceptsOf('months')).toEqual([{ term: 'months', synonyms: [] }]);
});

it('knows a greeting and thanks from a question that begins with one', () => {
  expect(vocabulary.isGreeting('Good morning!')).toBe(true);
  expect(vocabulary.isGreeting('Hello, the workshop?')).toBe(false);
  expect(vocabulary.isGreeting('')).toBe(false);
  expect(vocabulary.isThanks('Thanks, you')).toBe(true);
});

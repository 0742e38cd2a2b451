// @vitest-environment node
import { expect, it } from 'vitest';
import { smallWordsOf } from './smallWords.ts';

const smallWords = 'vad, va, med, me, och';

it('counts a word as itself', () => {
  expect(smallWordsOf({ smallWords, synonyms: '' }).get('och')).toBe('och');
});

it('counts the spellings of a small word as one', () => {
  const small = smallWordsOf({ smallWords, synonyms: 'vad, va; med, me; pris, kostnad' });
  expect([...small]).toEqual([
    ['vad', 'vad'],
    ['va', 'vad'],
    ['med', 'med'],
    ['me', 'med'],
    ['och', 'och'],
  ]);
});

it('leaves groups alone that have other words, phrases or more to look for', () => {
  const small = smallWordsOf({ smallWords, synonyms: 'vad, pris; med, och med; och, va > pris' });
  expect([...small.values()]).toEqual([...small.keys()]);
});

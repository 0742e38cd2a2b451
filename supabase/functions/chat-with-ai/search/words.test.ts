// @vitest-environment node
import { expect, it } from 'vitest';
import { isLabel, sentencesOf, termsOf, wordsIn } from './words.ts';

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

it('parts words that no spaces part', () => {
  expect(termsOf('研修の費用は？')).toEqual(['研修', 'の', '費用', 'は']);
  expect(wordsIn('研修の費用は、いくらですか。')).toBe(7);
  expect(termsOf('1️⃣ or 2️⃣?')).toEqual(['1', 'or', '2']);
});

it.each([
  ['كم تكلّف الجلسة؟ تستغرق 10–15 دقيقة.', ['كم تكلّف الجلسة؟', 'تستغرق 10–15 دقيقة.']],
  ['「はい。」と言った。次は？ 3つ。', ['「はい。」と言った。', '次は？', '3つ。']],
])('ends sentences as other scripts do: %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

it('ends sentences where readers do', () => {
  expect(sentencesOf('It costs 1.5 EUR. “Why?” So. 3 of them do.')).toEqual([
    'It costs 1.5 EUR.',
    '“Why?”',
    'So.',
    '3 of them do.',
  ]);
});

it('counts words as readers do', () => {
  expect(wordsIn('**From 500 EUR** / month – or less.')).toBe(6);
});

it.each([
  ['From 500 EUR / month', true],
  ['It costs 500 EUR.', false],
  ['Two things:', false],
  ['- an item', false],
  ['費用は500ユーロです。', false],
  ['هل هي مجانية؟', false],
])('tells labels from what is said: %s', (line, is) => {
  expect(isLabel(line)).toBe(is);
});

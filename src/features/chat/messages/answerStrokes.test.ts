import { expect, test } from 'vitest';
import { buildDays } from '../../../content/facts.ts';
import { answerDrawing, drawings } from './answerStrokes.ts';

const counted = (text: string, language = 'en') => {
  const strokes = answerDrawing([], text, language)?.strokes;
  const inInk = strokes?.filter(({ tone }) => tone === 'ink').length;
  return strokes && [inInk, strokes.length];
};

test.each([
  ['Less than 600 EUR / user', 'en', [12, 12]],
  ['Från 500 euro i månaden', 'sv', [10, 10]],
  ['1 hour', 'en', [61, 61]],
  ['A session takes 10–15 minutes.', 'en', [10, 15]],
  ['Ett pass tar 10–15 minuter.', 'sv', [10, 15]],
  ['We respond within 24\u00a0hours.', 'en', [24, 24]],
  ['40–50% complete, against 15%.', 'en', [40, 100]],
  ['40–50\u00a0% slutför.', 'sv', [40, 100]],
] as const)('a share, a price and a time are drawn: %s', (text, language, strokes) => {
  expect(counted(text, language)).toEqual(strokes);
});

test.each([
  'From 10 EUR a user, for up to 50 people.',
  'It takes 1.5 hours, or 1–2 weeks.',
  'It takes 1 day, and costs 100 EUR a user.',
  'It is 120% of it.',
  'There are 20 places, since 2026.',
])('nothing else is: %s', (text) => {
  expect(counted(text)).toBeUndefined();
});

test('of the FAQ’s drawings the session has a mentor, and the other a stroke a day', () => {
  expect(drawings.session.some(({ tone }) => tone === 'ember')).toBe(true);
  expect(drawings.ready).toHaveLength(buildDays.to);
});

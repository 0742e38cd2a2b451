import { expect, it } from 'vitest';
import type { Outcome, Turn } from '../../features/chat/conversation/turns.ts';
import { wholeWords, wordStrokes } from './wordStrokes.ts';

const timestamp = '2026-01-02T03:04:05.000Z';

function turnOf(question: string, reply?: string): Turn {
  const message = { id: 'id', timestamp };
  const outcome: Outcome =
    reply === undefined
      ? { state: 'awaited' }
      : { state: 'answered', reply: { ...message, sender: 'ai', text: reply } };
  return { question: { ...message, sender: 'user', text: question }, language: 'en', outcome };
}

/** The letters of each stroke's word, `0` for a rest, by tone. */
const lettersOf = (turn: Turn) =>
  wordStrokes(turn).map(({ height, tone }) => `${tone} ${Math.round(height * 9)}`);

it('draws a stroke a word, as tall as it is long without the mark after it, and rests there', () => {
  expect(lettersOf(turnOf('Hej du. Kostar'))).toEqual([
    'ink 3',
    'ink 2',
    'ink 0',
    'ink 6',
    'ink 0',
  ]);
});

it('draws the reply after the question, without its marks and addresses', () => {
  const drawn = lettersOf(turnOf('Vad', '**Ett** [två](/services)\n- tre'));
  expect(drawn).toEqual(['ink 3', 'ink 0', 'quiet 3', 'quiet 3', 'quiet 0', 'quiet 3', 'quiet 0']);
});

it('draws what there is of a reply that is still coming', () => {
  const turn = turnOf('Vad');
  expect(lettersOf({ ...turn, outcome: { state: 'awaited', text: 'Ett' } })).toContain('quiet 3');
});

it.each([
  ['Vad ko', 'Vad '],
  ['Vad kostar', 'Vad '],
  ['Vad kostar?', 'Vad kostar?'],
  ['Va', ''],
])('of “%s” knows the words that grow no more', (typed, whole) => {
  expect(wholeWords(typed)).toBe(whole);
});

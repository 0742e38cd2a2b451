import { expect, it } from 'vitest';
import type { Outcome, Turn } from '../../features/chat/conversation/turns.ts';
import { linesOf, placesFor, wordStrokes } from './wordStrokes.ts';

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

const places = 52;

/** The places that have a stroke, of each sentence of each line. */
const placesOf = (turn: Turn) =>
  linesOf(wordStrokes(turn), places).map((line) =>
    line.map((sentence) => sentence.flatMap(({ height }, place) => (height > 0 ? [place] : []))),
  );

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

it('draws each sentence by itself, in its place of the line', () => {
  expect(placesOf(turnOf('Hej du. Vad', 'Ett'))).toEqual([[[0, 1], [3], [5]]]);
});

it('goes on in a next line where one is full, and what stands stays as more comes', () => {
  const long = placesOf(turnOf('ord '.repeat(places + 2)));
  expect(long.map((line) => line.map(({ length }) => length))).toEqual([[places], [2]]);
  const [first, second] = placesOf(turnOf('ord '.repeat(places + 2), 'Ett. Två.'));
  expect([first]).toEqual([long[0]]);
  expect(second).toEqual([[0, 1], [3], [5]]);
});

it('sets few words large, and a conversation as small as its longest turn asks, to a limit', () => {
  const long = (words: number) => wordStrokes(turnOf('ord '.repeat(words - 1)));
  expect(placesFor([long(3)])).toBe(16);
  expect(placesFor([long(3), long(40)])).toBe(40);
  expect(placesFor([long(300)])).toBe(places);
});

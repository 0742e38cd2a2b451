// @vitest-environment node
import { stemmer } from '@orama/stemmers/english';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnswerWords } from '../../_shared/siteText.ts';
import { mostWords } from './concepts.ts';
import { createSiteAnswerer } from './siteAnswerer.ts';

vi.mock('@orama/stemmers/english', { spy: true });

const answers: AnswerWords = {
  greeting: 'Hello.',
  thanks: 'You are welcome.',
  source: 'Read more: {{page}}',
  declined: 'I do not know: {{contact}}.',
  greetingWords: 'hello',
  thanksWords: 'thanks',
  smallWords: 'a, and, does, for, of, the, what',
  synonyms: '',
};
const text = ['The training costs 600 EUR.'];
const pages = [{ path: '/faq', title: 'Questions', sections: [{ headings: ['Price'], text }] }];
const site = createSiteAnswerer({ en: { answers, pages } });

/** So many words that no site says, each from its own number. */
function madeUp(count: number, from = 0): string[] {
  const letters = (number: number) =>
    String(number).replace(/\d/g, (digit) => 'bdfgklmpvx'.charAt(Number(digit)));
  return Array.from({ length: count }, (_, at) => `qu${letters(10_000 + from + at)}`);
}

function ask(message: string, earlier: readonly string[] = []): void {
  const turns = earlier.map((content) => ({ role: 'user' as const, content }));
  const request = { message, conversationHistory: turns };
  site.find(request, ['en']);
  site.answer(request, ['en']);
}

/** What was stemmed, in the order in which it was. */
const stemmed = () => vi.mocked(stemmer).mock.calls.map(([word]) => word);

beforeEach(() => {
  ask('training');
  vi.mocked(stemmer).mockClear();
});

it('looks up a bounded number of words of a long history, the newest first', () => {
  const turns = Array.from({ length: 8 }, (_, at) => madeUp(480, at * 480).join(' '));
  ask('and qunew?', turns);
  const words = new Set(stemmed());
  expect(words).toContain('qunew');
  expect(words).toContain(madeUp(1, 7 * 480)[0]);
  expect(words.size).toBe(mostWords);
});

it('looks up a bounded number of words of a long message, those of its questions first', () => {
  ask(`${madeUp(200).join(' ')}. ${madeUp(3, 900).join(' ')}?`);
  const words = new Set(stemmed());
  expect([...words].slice(0, 3)).toEqual(madeUp(3, 900));
  expect(words.size).toBe(mostWords);
});

it('looks at the three newest questions before, and at the beginning of each', () => {
  const turns = ['quone', 'qutwo', 'quthree', `qufour ${' '.repeat(400)} qulate`];
  ask('and?', turns);
  expect(new Set(stemmed())).toEqual(new Set(['qufour', 'quthree', 'qutwo']));
});

it('looks once where the same request is asked for passages and for an answer', () => {
  const request = { message: madeUp(5).join(' '), conversationHistory: [] };
  site.find(request, ['en']);
  const before = stemmed().length;
  site.answer(request, ['en']);
  expect(before).toBeGreaterThan(0);
  expect(stemmed()).toHaveLength(before);
});

it('remembers none of the words it was asked', () => {
  const questions = Array.from({ length: 50 }, (_, at) => madeUp(20, at * 20).join(' '));
  for (const question of questions) ask(question);
  const first = stemmed();
  vi.mocked(stemmer).mockClear();
  for (const question of questions) ask(question);
  expect(stemmed()).toEqual(first);
});

it('looks up a word once, and no more than once for each part and turn finds its stem', () => {
  const message = Array.from({ length: 12 }, () => 'qunew qunew qunew').join(', ');
  ask(`and ${message}?`, [message, message, message]);
  expect(stemmed().filter((word) => word === 'qunew').length).toBeLessThan(40);
});

import { expect, it } from 'vitest';
import { sessionLength } from '../../content/session.ts';
import { filmShots } from '../../figures/phone/filmShots.ts';
import { ownMinutes } from './ownMinutes.ts';
import {
  type Action,
  beginning,
  marksOf,
  minuteOf,
  proceed,
  type Progress,
  steps,
  thoughtOf,
} from './progress.ts';
import { questions, shotSeconds } from './script.ts';

const after = (...actions: Action[]) => actions.reduce(proceed, beginning);
const next: Action = { type: 'next' };
const seconds = (count: number, plays = true): Action[] =>
  Array.from({ length: count }, () => ({ type: 'tick', plays }));
const toMentor = steps.findIndex(({ part }) => part === 'mentor');
const until = (at: number): Action[] => Array.from({ length: at }, () => next);
const stepOf = ({ at }: Progress) => steps[at]!;

it('plays the film shot by shot, and waits at its last', () => {
  const film = Object.values(shotSeconds).reduce((sum, shot) => sum + shot, 0);
  expect(stepOf(after(...seconds(shotSeconds.offer)))).toMatchObject({ shot: 'objection' });
  expect(stepOf(after(...seconds(film + 60)))).toMatchObject({ shot: filmShots.at(-1) });
});

it('stands at a shot for those who want less motion', () => {
  expect(after(...seconds(60, false))).toMatchObject({ at: 0, onStep: 60 });
});

it('counts how long one took to answer the customer first, at least a second', () => {
  const answer: Action = { type: 'answer', answer: 'discount' };
  const again: Action[] = [{ type: 'again' }, ...seconds(9), { type: 'answer', answer: 'ask' }];
  const tried = after(...until(toMentor), ...seconds(4), answer, ...again);
  expect(tried).toMatchObject({ answers: ['discount', 'ask'], isAsked: false });
  expect(thoughtOf(tried)).toBe(4);
  const atOnce = after(...seconds(3, false), ...until(toMentor), answer);
  expect(thoughtOf(atOnce)).toBe(1);
  expect(atOnce.seconds.at(-1)).toEqual({ part: 'mentor', isAnswer: true });
  const away: Action[] = [...seconds(5), { type: 'back' }, next];
  expect(thoughtOf(after(...until(toMentor), ...away, answer))).toBe(6);
});

it('is paused until something is done, and not at its end', () => {
  expect(after({ type: 'pause' }).isPaused).toBe(true);
  expect(after({ type: 'pause' }, { type: 'pause' }).isPaused).toBe(false);
  expect(after({ type: 'pause' }, next).isPaused).toBe(false);
  expect(after(...until(steps.length - 1), { type: 'pause' }).isPaused).toBe(false);
});

it('keeps what was answered when one goes back, and forgets it from the beginning', () => {
  const answered = after(...until(toMentor), { type: 'answer', answer: 'ask' }, next);
  expect(proceed(answered, { type: 'back' })).toMatchObject({ at: toMentor, answers: ['ask'] });
  expect(proceed(answered, { type: 'restart' })).toEqual(beginning);
  expect(after({ type: 'back' }).at).toBe(0);
});

it('marks the quiz question by question', () => {
  const chosen = questions.flatMap(({ choices, right }, number): Action[] => [
    { type: 'choose', choice: number === 1 ? choices[0] : right },
    next,
  ]);
  const ended = after(...until(toMentor + 1), ...chosen, ...seconds(5));
  expect(stepOf(ended).part).toBe('result');
  expect(marksOf(ended)).toEqual([true, false, true]);
  // Who answers at once is counted a second for each; at the result nothing passes any more.
  expect(ended.seconds).toEqual(questions.map(() => ({ part: 'quiz', isAnswer: true })));
});

it('comes further with every step, to the end of the session that is drawn', () => {
  const minutes = steps.map((_, at) => minuteOf({ ...beginning, at }));
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
  expect(new Set(minutes).size).toBe(steps.length);
  expect(minutes.at(-1)).toBe(sessionLength);
});

it('is drawn a stroke a second and a row a minute, the mentor in ember, the tallest where one answered', () => {
  const answer: Action = { type: 'answer', answer: 'ask' };
  const taken = after(...until(toMentor - 1), ...seconds(58), next, ...seconds(4), answer);
  const [first, second] = ownMinutes(taken.seconds);
  expect([first!.length, second!.length]).toEqual([60, 2]);
  expect(first!.map(({ tone }) => tone).lastIndexOf('ink')).toBe(57);
  const heights = ownMinutes(taken.seconds)
    .flat()
    .map(({ height }) => height);
  expect(heights.filter((height) => height === 1)).toHaveLength(1);
  expect(heights.at(-1)).toBe(1);
});

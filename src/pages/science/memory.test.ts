import { expect, it } from 'vitest';
import { retention } from '../../content/facts.ts';
import { days, sessionDays } from '../../content/forgetting.ts';
import { memoryOf, moveSession } from './memory.ts';

const leftAtLast = (sessions: readonly number[]) => memoryOf(sessions).at(-1)!.left;

it('leaves what the site claims, as the sessions stand at first', () => {
  expect(days).toBe(retention.days);
  expect(Math.round(leftAtLast(sessionDays) * 100)).toBe(retention.percent);
});

it('forgets half in a week and almost all in thirty days of what is learned once', () => {
  const once = memoryOf([0]);
  expect(once).toHaveLength(days);
  expect(once[7]!.left).toBeLessThan(0.5);
  expect(once.at(-1)!.left).toBeLessThan(0.05);
});

it('leaves no more of sessions on the first day than of one', () => {
  expect(leftAtLast([0, 0, 0, 0, 0])).toBe(leftAtLast([0]));
});

it.each([1, 2, 3, 4])('leaves less wherever session %i is put into another’s place', (session) => {
  const [before, after] = [sessionDays[session - 1]!, sessionDays[session + 1]];
  for (const day of after ? [before, after] : [before]) {
    expect(leftAtLast(sessionDays.with(session, day))).toBeLessThan(leftAtLast(sessionDays));
  }
});

it('has what a session finds, and all of it after the session', () => {
  const found = memoryOf([0, 5]).filter(({ day }) => day === 5);
  expect(found).toEqual([memoryOf([0])[5], { day: 5, left: 1 }]);
});

it('goes from day to day wherever the sessions stand', () => {
  for (const sessions of [sessionDays, [0, 0, 0], [0, 29, 29], [0, 14, 14, 15]]) {
    const found = memoryOf(sessions).map(({ day }) => day);
    expect(new Set(found)).toEqual(new Set(Array.from({ length: days }, (_, day) => day)));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  }
});

it('takes the sessions in the way along, and leaves the others', () => {
  expect(moveSession(sessionDays, 2, 13)).toEqual([0, 2, 13, 13, 20]);
  expect(moveSession(sessionDays, 4, 0)).toEqual([0, 0, 0, 0, 0]);
  expect(moveSession(sessionDays, 3, 10)).toEqual([0, 2, 6, 10, 20]);
});

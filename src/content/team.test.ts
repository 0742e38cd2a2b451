import { expect, test } from 'vitest';
import { sessions, team, type Week } from './team.ts';

const at = (week: Week) =>
  Object.fromEntries(team.map(({ id, done }) => [id, done[week - 1]!] as const));
const finished = (week: Week) => team.filter(({ done }) => done[week - 1] === sessions).length;

test('nobody loses a session', () => {
  for (const { done } of team) expect([...done].sort((a, b) => a - b)).toEqual([...done]);
});

test('what the words say of the team is so', () => {
  expect(at(1).samira).toBe(0);
  expect([at(1).viktor, at(2).viktor]).toEqual([2, 2]);
  expect(team.filter(({ done }) => done[2] === 5)).toHaveLength(3);
  expect([finished(4), at(5).jonas, finished(5), finished(6)]).toEqual([0, sessions, 1, 3]);
});

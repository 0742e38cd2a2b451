import { expect, test } from 'vitest';
import { sessionRange } from '../../content/session.ts';
import { people } from './people.ts';

const sessions = Object.values(people).map((minutes) => Object.values(minutes));

test('every session is as long as one may be, and no two are alike', () => {
  for (const minutes of sessions) {
    const length = minutes.reduce((sum, part) => sum + part, 0);
    expect(length).toBeGreaterThanOrEqual(sessionRange.from);
    expect(length).toBeLessThanOrEqual(sessionRange.to);
  }
  expect(new Set(sessions.map(String)).size).toBe(24);
});

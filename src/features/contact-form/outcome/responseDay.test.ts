import { expect, test } from 'vitest';
import { responseHours } from '../../../content/facts.ts';
import { responseDay } from './responseDay.ts';

test('is low at night, in ink in the hours of the office, and the tallest by the last', () => {
  const day = responseDay(16);
  expect(day).toHaveLength(responseHours);
  expect(day[0]).toEqual({ height: 0.6, tone: 'ink' });
  expect(day[1]).toEqual({ height: 0.2, tone: 'quiet' });
  expect(day.filter(({ tone }) => tone === 'ink')).toHaveLength(9);
  expect(day.at(-1)!.height).toBe(1);
});

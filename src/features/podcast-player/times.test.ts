import { expect, test } from 'vitest';
import { clock, spokenTimes } from './times.ts';

test.each([
  [0, '0:00', '0 seconds', '0 sekunder'],
  [5.9, '0:05', '5 seconds', '5 sekunder'],
  [60, '1:00', '1 minute', '1 minut'],
  [65, '1:05', '1 minute 5 seconds', '1 minut 5 sekunder'],
  [130, '2:10', '2 minutes 10 seconds', '2 minuter 10 sekunder'],
])('%d seconds are shown and said', (seconds, shown, english, swedish) => {
  expect(clock(seconds)).toBe(shown);
  expect(spokenTimes('en')(seconds).replaceAll('\u00a0', ' ')).toBe(english);
  expect(spokenTimes('sv')(seconds).replaceAll('\u00a0', ' ')).toBe(swedish);
});

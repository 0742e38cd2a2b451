import { expect, it } from 'vitest';
import { queryClient } from './queryClient.ts';

// Ch. 9: “3 retries, backoff from 1 s doubling to 30 s, cache lifetime 5 minutes.” The rest of it is
// tested where documents are fetched (`PolicyDocument.test.tsx`); three retries never wait that long.
it('waits at most thirty seconds before a retry', () => {
  const { retryDelay } = queryClient.getDefaultOptions().queries!;
  const delay = retryDelay as (attempt: number, error: Error) => number;
  const delays = [3, 4, 5, 6].map((attempt) => delay(attempt, new Error('Not there')));
  expect(delays).toEqual([8000, 16_000, 30_000, 30_000]);
});

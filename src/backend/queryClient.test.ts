import { useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './queryClient.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('tries a query three times more, after 1, 2 and 4 seconds', async () => {
  const times: number[] = [];
  const queryFn = async () => {
    times.push(Math.round(performance.now() / 1000));
    throw new Error('Not there');
  };
  const query = renderHook(() => useQuery({ queryKey: ['policy'], queryFn }, queryClient));
  for (let second = 0; second < 10; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  expect(query.result.current.isError).toBe(true);
  expect(times.map((time) => time - times[0]!)).toEqual([0, 1, 3, 7]);
});

// Ch. 9: “3 retries, backoff from 1 s doubling to 30 s, cache lifetime 5 minutes.”
it('waits for a retry up to thirty seconds, and has what it fetched for five minutes', () => {
  const { retry, retryDelay, staleTime } = queryClient.getDefaultOptions().queries!;
  expect(retry).toBe(3);
  const delay = retryDelay as (attempt: number, error: Error) => number;
  const delays = [0, 1, 2, 3, 4, 5, 6].map((attempt) => delay(attempt, new Error('Not there')));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(staleTime).toBe(300_000);
});

import { useMutation, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataProvider } from './DataProvider.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('tries a query three times more, after 1, 2 and 4 seconds', async () => {
  const times: number[] = [];
  const queryFn = async () => {
    times.push(Math.round(performance.now() / 1000));
    throw new Error('Not there');
  };
  const query = renderHook(() => useQuery({ queryKey: ['policy'], queryFn }), {
    wrapper: DataProvider,
  });
  for (let second = 0; second < 10; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  expect(query.result.current.isError).toBe(true);
  expect(times.map((time) => time - times[0]!)).toEqual([0, 1, 3, 7]);
});

it('sends once, and at once where the browser says it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const mutationFn = vi.fn(async () => {
    throw new Error('Offline');
  });
  const { result } = renderHook(() => useMutation({ mutationFn }), { wrapper: DataProvider });
  act(() => result.current.mutate());
  await waitFor(() => expect(result.current.isError).toBe(true));
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(mutationFn).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
});

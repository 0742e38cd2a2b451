import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chatFunction, contactFunction } from '../../supabase/functions/_shared/contract.ts';
import { BackendError } from './BackendError.ts';
import { queryClient } from './queryClient.ts';
import { useSend } from './useSend.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('sends at once and without a retry, even if the browser says it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const mutationFn = vi.fn(async () => {
    throw new BackendError('network');
  });
  const { result } = renderHook(() => useSend(chatFunction, { mutationFn }));
  act(() => result.current.send());
  await waitFor(() => expect(result.current.last).toMatchObject({ code: 'network' }));
  await act(() => vi.advanceTimersByTimeAsync(40_000));
  expect(mutationFn).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
});

it('keeps a send across unmounts, pending and done, until it is forgotten', async () => {
  let complete = () => {};
  const onSuccess = vi.fn<() => void>();
  const mutationFn = () => new Promise<void>((resolve) => (complete = resolve));
  const renderSend = (to: Parameters<typeof useSend>[0] = contactFunction) =>
    renderHook(() => useSend(to, { mutationFn, onSuccess }));
  const first = renderSend();
  act(() => first.result.current.send());
  await waitFor(() => expect(first.result.current.last?.status).toBe('pending'));
  first.unmount();

  const second = renderSend();
  expect(second.result.current.last?.status).toBe('pending');
  second.unmount();
  await act(async () => complete());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));

  const other = renderSend(chatFunction);
  act(() => other.result.current.forget());
  const third = renderSend();
  expect(third.result.current.last?.status).toBe('success');
  act(() => third.result.current.forget());
  await waitFor(() => expect(third.result.current.last).toBeUndefined());
});

import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../UiProvider.tsx';
import { showToast } from './showToast.ts';
import { ToastArea } from './ToastArea.tsx';

const error = { kind: 'error', title: 'Fel', message: 'Försök igen', closeLabel: 'Stäng' } as const;
const success = { ...error, kind: 'success', title: 'Skickat' } as const;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <UiProvider>
      <ToastArea />
    </UiProvider>,
  );
});
afterEach(async () => {
  await pass(10_000);
  vi.useRealTimers();
});

// Ch. 9: “at most 1 shown at a time (hook-based list); default auto-close durations 4000 ms or 5000 ms
// depending on the notification mechanism.”
it('announces an error at once and keeps it for five seconds', async () => {
  showToast(error);
  expect((await screen.findByRole('alert')).textContent).toBe('FelFörsök igenStäng');
  await pass(4500);
  expect(screen.queryByRole('alert')).not.toBeNull();
  await pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('announces a success politely and keeps it for four seconds', async () => {
  showToast(success);
  await screen.findByRole('status');
  await pass(3500);
  expect(screen.queryByRole('status')).not.toBeNull();
  await pass(1000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows one at a time, the newest, in the one area there is', async () => {
  showToast(error);
  await screen.findByRole('alert');
  showToast(success);
  showToast({ ...error, title: 'Senast' });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Senast'));
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.querySelectorAll('[data-position="top-right"]')).toHaveLength(1);
});

it('closes by its button, and waits while it holds the focus', async () => {
  const user = userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTime(delay) });
  showToast(error);
  const button = await screen.findByRole('button', { name: 'Stäng' });
  act(() => button.focus());
  await pass(8000);
  expect(screen.queryByRole('alert')).not.toBeNull();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

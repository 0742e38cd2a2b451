/** A message that outlives its page. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../locales/en/contact-form.json';
import { queryClient } from '../../backend/queryClient.ts';
import { contactFields } from './contactFields.ts';
import { showDraft } from './draft.ts';
import {
  button,
  fillIn,
  leaveSite,
  press,
  renderForm,
  takeTime,
  toast,
  write,
  written,
} from './testForm.tsx';

const network = vi.fn<typeof fetch>();
const accept = async () => Response.json({ ok: true });
const values = () => [...new FormData(button().form!).values()].filter(Boolean);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  leaveSite();
  network.mockReset();
  vi.useRealTimers();
});

/** Goes to another page and back: the form is drawn anew. */
async function comeBack(): Promise<void> {
  cleanup();
  await renderForm();
}

it('is there again after another page', async () => {
  await renderForm();
  fillIn(written);
  await comeBack();
  expect(values()).toEqual(Object.values(written));
});

it('never takes the place of what was typed before the application was ready', async () => {
  await renderForm();
  fillIn(written);
  cleanup();
  const form = document.createElement('form');
  form.innerHTML = contactFields.map(({ name }) => `<input name="${name}">`).join('');
  const [first, last] = form.querySelectorAll('input');
  first!.value = 'Typed early';
  last!.value = 'Öb';
  const keep = showDraft(form);
  expect([first!.value, last!.value]).toEqual(['Typed early', 'Öberg']);
  keep();
});

it('is tried again under the same key', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(accept);
  await write();
  await toast('alert');
  await comeBack();
  expect(screen.getByText(en.outcome.network)).toBeDefined();
  await takeTime();
  press();
  await toast('status');
  const [first, second] = network.mock.calls.map(([, init]) =>
    new Headers(init!.headers).get('idempotency-key'),
  );
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it('that is under way goes once, and is gone when it has arrived', async () => {
  let release = () => {};
  network.mockImplementation(
    () => new Promise((resolve) => (release = () => resolve(Response.json({ ok: true })))),
  );
  await write();
  await waitFor(() => expect(network).toHaveBeenCalled());
  await comeBack();
  expect(values()).toEqual(Object.values(written));
  expect(button()).toMatchObject({ textContent: en.sending, disabled: true });
  fireEvent.submit(button().form!);
  release();
  await toast('status');
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(values()).toEqual([]);
  expect(network).toHaveBeenCalledTimes(1);
});

it('that arrived meanwhile is gone', async () => {
  network.mockImplementation(accept);
  await write();
  cleanup();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(network).toHaveBeenCalledTimes(1);
  await renderForm();
  expect(values()).toEqual([]);
  expect(screen.getByText(en.outcome.sent)).toBeDefined();
});

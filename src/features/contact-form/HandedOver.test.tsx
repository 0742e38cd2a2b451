import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { config } from 'virtual:site';
import { contactLimits } from '../../../supabase/functions/_shared/contract.ts';
import en from '../../../locales/en/contact-form.json';
import {
  button,
  field,
  fillIn,
  leaveSite,
  renderForm,
  takeTime,
  toast,
  written,
} from './testForm.tsx';

const { conversation } = en;
const heading = conversation.heading.replace('{{product}}', config.product);
const transcript = 'Me: What does it cost?\nAI: From 500 EUR.';

const offer = () =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: conversation.include.replace('{{product}}', config.product),
  });
const chat = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: heading });

/** Sends the form, filled in. @returns the message that went out */
async function send(own: string): Promise<string> {
  const network = vi.fn<typeof fetch>(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', network);
  await takeTime();
  fillIn({ ...written, [en.fields.message]: own });
  fireEvent.click(button());
  await waitFor(() => expect(network).toHaveBeenCalled());
  await toast('status');
  return (JSON.parse(network.mock.calls[0]![1]!.body as string) as { message: string }).message;
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  leaveSite();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a conversation that was not said is not offered', async () => {
  await renderForm();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('the conversation goes along with the message of whoever comes from the chat', async () => {
  await renderForm('en', { transcript, isWanted: true });
  expect(offer().checked).toBe(true);
  expect(chat()!.value).toBe(transcript);
  expect(await send('Hello.')).toBe(`Hello.\n\n${heading}\n\n${transcript}`);
  expect(offer().checked).toBe(false);
  expect(chat()).toBeNull();
});

it('the conversation alone is a message', async () => {
  await renderForm('en', { transcript, isWanted: true });
  expect(await send('')).toBe(`${heading}\n\n${transcript}`);
});

it('of whoever comes by another way it is only offered', async () => {
  await renderForm('en', { transcript, isWanted: false });
  expect(offer().checked).toBe(false);
  expect(chat()).toBeNull();
  fireEvent.click(offer());
  expect(chat()!.value).toBe(transcript);
});

it('can be changed, left out and taken in again', async () => {
  const changed = 'Me: What does it cost?';
  await renderForm('en', { transcript, isWanted: true });
  fireEvent.change(chat()!, { target: { value: changed } });
  fireEvent.click(offer());
  expect(chat()).toBeNull();
  cleanup();
  await renderForm('en', { transcript, isWanted: false });
  expect(offer().checked).toBe(false);
  fireEvent.click(offer());
  expect(await send('Hello.')).toBe(`Hello.\n\n${heading}\n\n${changed}`);
});

it('left out, it does not go along', async () => {
  await renderForm('en', { transcript, isWanted: true });
  fireEvent.click(offer());
  expect(await send('Hello.')).toBe('Hello.');
});

it('has what was said since, when the visitor comes again', async () => {
  await renderForm('en', { transcript, isWanted: true });
  cleanup();
  const longer = `${transcript}\n\nMe: And then?`;
  await renderForm('en', { transcript: longer, isWanted: true });
  expect(chat()!.value).toBe(longer);
});

it('that makes the message too long is said to, until it is cut', async () => {
  await renderForm('en', { transcript: 'x'.repeat(contactLimits.message), isWanted: true });
  await takeTime();
  fillIn(written);
  fireEvent.click(button());
  const message = field(en.fields.message);
  expect(message.getAttribute('aria-invalid')).toBe('true');
  fireEvent.input(chat()!, { target: { value: 'x' } });
  expect(message.getAttribute('aria-invalid')).not.toBe('true');
});

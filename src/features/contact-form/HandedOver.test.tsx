import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { config } from 'virtual:site';
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
const message = () => field(en.fields.message).value;

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

it('the conversation is in the message of whoever comes from the chat, and goes out with it', async () => {
  const network = vi.fn<typeof fetch>(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', network);
  await renderForm('en', { transcript, isWanted: true });
  expect(offer().checked).toBe(true);
  expect(message()).toBe(`\n\n${heading}\n\n${transcript}`);

  await takeTime();
  const { [en.fields.message]: _own, ...others } = written;
  fillIn(others);
  fireEvent.click(button());
  await toast('status');
  const sent = JSON.parse(network.mock.calls[0]![1]!.body as string) as { message: string };
  expect(sent.message).toBe(`${heading}\n\n${transcript}`);
});

it('of whoever comes by another way it is only offered', async () => {
  await renderForm('en', { transcript, isWanted: false });
  expect(offer().checked).toBe(false);
  expect(message()).toBe('');
  fillIn({ [en.fields.message]: 'Hello.' });
  fireEvent.click(offer());
  expect(offer().checked).toBe(true);
  expect(message()).toBe(`Hello.\n\n${heading}\n\n${transcript}`);
});

it('can be left out, and taken in again as it was changed', async () => {
  await renderForm('en', { transcript, isWanted: true });
  const changed = `Hello.\n\n${heading}\n\nMe: What does it cost?`;
  fillIn({ [en.fields.message]: changed });
  fireEvent.click(offer());
  expect(message()).toBe('Hello.');
  fireEvent.click(offer());
  expect(message()).toBe(changed);

  fillIn({ [en.fields.message]: 'Hello.' });
  expect(offer().checked).toBe(false);
});

it('comes back with the draft, once', async () => {
  await renderForm('en', { transcript, isWanted: true });
  const before = message();
  cleanup();
  await renderForm('en', { transcript, isWanted: true });
  expect(message()).toBe(before);
});

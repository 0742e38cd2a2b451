import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from './conversation/conversation.ts';
import { asked, chatIn, holdNetwork, openChat, stubNetwork } from './testChat.tsx';

beforeEach(() => {
  sessionStorage.clear();
  stubNetwork(async () => Response.json({ response: 'A reply.' }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('Enter sends, empties the field and leaves the focus in it', async () => {
  const { field, user } = openChat();
  await user.type(field, 'What is HIST?{Enter}');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(asked).toHaveLength(1));
});

test('Shift+Enter breaks the line, and an Enter that ends a composition sends nothing', async () => {
  const { field, user } = openChat();
  await user.type(field, 'One{Shift>}{Enter}{/Shift}two');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(field.value).toBe('One\ntwo');

  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked.map(({ body }) => body.message)).toEqual(['One\ntwo']));
});

test('who writes nothing has nothing stored', () => {
  openChat();
  expect(sessionStorage).toHaveLength(0);
});

test('a blank question is never sent', async () => {
  const { field, send, log, user } = openChat();
  const before = log.textContent;
  expect(send.disabled).toBe(true);
  await user.type(field, '  {Shift>}{Enter}{/Shift} {Enter}');
  expect(send.disabled).toBe(true);
  fireEvent.submit(field.form!);
  expect(log.textContent).toBe(before);
  expect(asked).toEqual([]);

  await user.type(field, 'x');
  expect(send.disabled).toBe(false);
});

test('a question that is too long is kept, and said to be', async () => {
  const { field, send, log, user } = openChat();
  const before = log.textContent;
  await user.click(field);
  await user.paste('a'.repeat(2001));
  expect(send.disabled).toBe(true);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toMatch(/2,001.*2,000/);
  await user.keyboard('{Enter}');
  expect(field.value).toHaveLength(2001);
  expect(log.textContent).toBe(before);
});

test('while a reply is awaited one can write, and Send waits', async () => {
  const reply = holdNetwork();
  const { t, field, log, user } = openChat();
  const send = { name: t('field.send') };
  await user.type(field, 'First?{Enter}{Enter}Second?{Enter}');
  expect(field.value).toBe('Second?');
  expect(screen.queryByRole('button', send)).toBeNull();
  expect(within(log).queryByText('Second?')).toBeNull();

  await waitFor(() => expect(asked).toHaveLength(1));
  await user.tab();
  await reply({ response: 'The first reply.' });
  // This press was still meant for Stop.
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Second?');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  await user.click(await screen.findByRole('button', send));
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]!.body.message).toBe('Second?');
});

test('what was typed before the application was there stays, and can be sent', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = new Conversation();
  before.answer(before.ask('First?', 'en'), 'The first reply.');

  const { element, t } = chatIn('en', new Conversation());
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(element);
  const field = within(page).getByRole<HTMLTextAreaElement>('textbox');
  const send = within(page).getByRole<HTMLButtonElement>('button', { name: t('field.send') });
  // A disabled button would swallow the press that is to be held.
  expect(send.disabled).toBe(false);
  expect(page.querySelector('time')).toBeNull();
  field.value = 'Typed early';

  const root = await act(async () => hydrateRoot(page, element));
  expect(complaints).not.toHaveBeenCalled();
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('Typed early');
  expect(new Conversation().draft.get()).toBe('Typed early');
  expect(within(page).getByText('The first reply.')).toBeTruthy();

  await act(async () => field.form!.requestSubmit());
  await waitFor(() => expect(asked.map(({ body }) => body.message)).toEqual(['Typed early']));
  await act(async () => root.unmount());
  page.remove();
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from './conversation/conversation.ts';
import { asked, holdNetwork, openChat, scrollIntoView, stubNetwork } from './testChat.tsx';

beforeEach(() => {
  sessionStorage.clear();
  stubNetwork(async () => Response.json({ response: 'A reply.' }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(['en', 'sv'])('a question is asked and answered: %s', async (language) => {
  const reply = holdNetwork();
  const { t, field, log, user } = openChat(language);
  expect(log.textContent).toContain(t('greeting'));

  await user.type(field, 'What is HIST?{Enter}');
  expect(within(log).getByText('What is HIST?')).toBeTruthy();
  expect(within(log).getByText(t('typing'))).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toEqual({
    body: { message: 'What is HIST?', conversationHistory: [] },
    language,
  });

  await reply({ response: 'Short, intense **sessions**.' });
  expect((await within(log).findByText('sessions')).localName).toBe('strong');
  expect(within(log).queryByText(t('typing'))).toBeNull();
  expect(log.querySelectorAll('time[datetime]')).toHaveLength(3);
});

test('the next question comes with what was said before, the greeting left out', async () => {
  const { field, log, user } = openChat();
  await user.type(field, 'First?{Enter}');
  await within(log).findByText('A reply.');
  await user.type(field, 'Second?{Enter}');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]!.body).toEqual({
    message: 'Second?',
    conversationHistory: [
      { role: 'user', content: 'First?' },
      { role: 'assistant', content: 'A reply.' },
    ],
  });
});

test('a suggested question is sent, and offered no more', async () => {
  const { t, field, log, user } = openChat();
  await user.type(field, 'A draft');
  const suggestion = t('suggestions.items.price');
  await user.click(screen.getByRole('button', { name: suggestion }));
  expect(await within(log).findByText('A reply.')).toBeTruthy();
  expect(asked.map(({ body }) => body.message)).toEqual([suggestion]);
  expect(screen.queryByRole('button', { name: suggestion })).toBeNull();
  expect(field.value).toBe('A draft');
  expect(document.activeElement).toBe(field);
});

test('the conversation and the draft are there again after another page', async () => {
  const conversation = new Conversation();
  const reply = holdNetwork();
  const first = openChat('en', conversation);
  await first.user.type(first.field, 'First?{Enter}');
  await first.user.type(first.field, 'A draft');
  await waitFor(() => expect(asked).toHaveLength(1));
  first.unmount();
  await reply({ response: 'Came while away.' });

  const second = openChat('en', conversation);
  expect(await within(second.log).findByText('Came while away.')).toBeTruthy();
  expect(second.field.value).toBe('A draft');
  expect(second.send.disabled).toBe(false);
});

test.each([
  ['below the top of the screen', 1, 2],
  ['above it', -1, 1],
])('the page stays until something is asked; a reply %s', async (_where, top, times) => {
  const conversation = new Conversation();
  conversation.answer(conversation.ask('First?', 'en'), 'The first reply.');
  scrollIntoView.mockReset();
  const place = new DOMRect(0, top, 0, 0);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place);
  const { field, log, user } = openChat('en', conversation);
  expect(within(log).getByText('The first reply.')).toBeTruthy();
  expect(scrollIntoView).not.toHaveBeenCalled();

  await user.type(field, 'Second?{Enter}');
  await within(log).findByText('A reply.');
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

test('a reply in another language than the page is marked as such', async () => {
  const conversation = new Conversation();
  conversation.answer(conversation.ask('Vad är HIST?', 'sv'), 'Korta, intensiva pass.');
  const { log } = openChat('en', conversation);
  expect(within(log).getByText('Korta, intensiva pass.').closest('[lang]')).toHaveProperty(
    'lang',
    'sv',
  );
});

test('a reply can be copied, without its marks', async () => {
  const conversation = new Conversation();
  conversation.answer(conversation.ask('First?', 'en'), 'A **reply**.\n\n[Source](/faq)');
  const { t, log, user } = openChat('en', conversation);
  await user.click(within(log).getByRole('button', { name: t('copy.action') }));
  expect(await within(log).findByRole('button', { name: t('copy.done') })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('A reply.');

  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No'));
  await user.click(within(log).getByRole('button', { name: t('copy.done') }));
  expect(await within(log).findByRole('button', { name: t('copy.failed') })).toBeTruthy();
});

test('one can start over, and bring the conversation back', async () => {
  const { t, field, log, user } = openChat();
  expect(screen.queryByRole('button', { name: t('startOver.action') })).toBeNull();
  await user.type(field, 'First?{Enter}');
  await within(log).findByText('A reply.');

  await user.click(screen.getByRole('button', { name: t('startOver.action') }));
  expect(within(log).queryByText('First?')).toBeNull();
  expect(log.textContent).toContain(t('greeting'));
  await user.click(screen.getByRole('button', { name: t('startOver.undo') }));
  expect(within(log).getByText('First?')).toBeTruthy();
});

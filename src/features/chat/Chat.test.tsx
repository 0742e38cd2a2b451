import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from './conversation/conversation.ts';
import {
  asked,
  holdNetwork,
  holdStream,
  openChat,
  scrollIntoView,
  stubNetwork,
} from './testChat.tsx';

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

test('a streamed reply is shown as it comes, and heard once when it is whole', async () => {
  const say = holdStream('sv');
  const { t, field, log, user } = openChat('en');
  await user.type(field, 'First?{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  await say({ statement: 'The **first** statement.' });
  const first = await within(log).findByText('first');
  expect(first.localName).toBe('strong');
  // What is inert is not announced.
  expect(first.closest('[inert]')).toBeTruthy();
  expect(first.closest('[lang]')).toHaveProperty('lang', 'sv');
  expect(within(log).getByText(t('typing'))).toBeTruthy();

  await say({ statement: ' The second.' });
  expect(await within(log).findByText(/The second\.$/)).toBeTruthy();
  await say({ done: { language: 'sv', sources: '\n\nMore: [Questions](/faq)' } });
  const link = await within(log).findByRole('link', { name: 'Questions' });
  expect(link.closest('[lang]')).toHaveProperty('lang', 'sv');
  expect(
    within(log)
      .getByText(/The second\.$/)
      .closest('[inert]'),
  ).toBeNull();
  expect(within(log).queryByText(t('typing'))).toBeNull();

  stubNetwork(async () => Response.json({ response: 'A reply.' }));
  await user.type(field, 'Second?{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]!.body.conversationHistory.at(-1)!.content).toBe(
    'The **first** statement. The second.\n\nMore: [Questions](/faq)',
  );
});

test('Stop keeps what came, and one can go on', async () => {
  const say = holdStream();
  const { t, field, log, user } = openChat();
  await user.type(field, 'First?{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  await say({ statement: 'The first statement.' });
  await within(log).findByText('The first statement.');
  await user.type(field, 'A draft');
  await user.click(screen.getByRole('button', { name: t('field.stop') }));
  expect(field.value).toBe('A draft');
  expect(asked).toHaveLength(1);
  expect(await within(log).findByText(t('stopped'))).toBeTruthy();
  expect(within(log).getByText('The first statement.').closest('[inert]')).toBeNull();
  expect(within(log).getByRole('button', { name: t('failed.tryAgain') })).toBeTruthy();

  await say({ statement: ' A late one.' });
  expect(within(log).queryByText(/A late one/)).toBeNull();
  stubNetwork(async () => Response.json({ response: 'A reply.' }));
  await user.type(field, '{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]!.body.conversationHistory.at(-1)!.content).toBe('The first statement.');
});

test('the second press of a double click on Send does not stop', async () => {
  const say = holdStream();
  const { t, field, log, user } = openChat();
  await user.type(field, 'First?');
  await user.dblClick(screen.getByRole('button', { name: t('field.send') }));
  fireEvent.click(screen.getByRole('button', { name: t('field.stop') }), { detail: 2 });
  await waitFor(() => expect(asked).toHaveLength(1));
  await say({ statement: 'It goes on.' }, { done: { language: 'en', sources: '' } });
  expect(await within(log).findByText('It goes on.')).toBeTruthy();
  expect(within(log).queryByText(t('stopped'))).toBeNull();
});

test('a stream that breaks off keeps what came, and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const say = holdStream();
  const conversation = new Conversation();
  const { t, field, log, user, unmount } = openChat('en', conversation);
  await user.type(field, 'First?{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  await say({ statement: 'The first statement.' });
  await say();
  expect(await within(log).findByText(t('brokenOff'))).toBeTruthy();
  expect(within(log).getByText('The first statement.')).toBeTruthy();
  expect(within(log).getByRole('link', { name: t('failed.contact') })).toBeTruthy();

  unmount();
  const again = openChat('en', new Conversation());
  expect(within(again.log).getByText('The first statement.')).toBeTruthy();
  expect(within(again.log).getByText(t('brokenOff'))).toBeTruthy();
});

test('what came stays until something new comes in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let say = holdStream();
  const { t, field, log, user } = openChat();
  await user.type(field, 'First?{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  await say({ statement: 'A half.' });
  await say();
  const again = () => within(log).findByRole('button', { name: t('failed.tryAgain') });
  stubNetwork(async () => Response.error());
  await user.click(await again());
  expect(within(log).getByText('A half.')).toBeTruthy();
  expect(await within(log).findByText(t('brokenOff'))).toBeTruthy();

  say = holdStream();
  await user.click(await again());
  await waitFor(() => expect(asked).toHaveLength(1));
  await say({ statement: 'The whole.' });
  expect(await within(log).findByText('The whole.')).toBeTruthy();
  expect(within(log).queryByText('A half.')).toBeNull();
});

test('starting over stops a reply that is awaited, also where it is undone', async () => {
  const say = holdStream();
  const { t, field, log, user } = openChat();
  await user.type(field, 'First?{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  await say({ statement: 'One.' });
  await within(log).findByText('One.');
  await user.click(screen.getByRole('button', { name: t('startOver.action') }));
  await user.click(screen.getByRole('button', { name: t('startOver.undo') }));
  await say({ statement: ' Two.' });
  expect(within(log).getByText('One.')).toBeTruthy();
  expect(within(log).getByText(t('brokenOff'))).toBeTruthy();
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

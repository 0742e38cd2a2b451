import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from './conversation/conversation.ts';
import { asked, holdStream, openChat, stubNetwork } from './testChat.tsx';

beforeEach(() => sessionStorage.clear());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

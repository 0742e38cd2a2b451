import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asked, chatIn, openChat, stubNetwork } from '../testChat.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the chat has written to the console. */
const logged = () => vi.mocked(console.error).mock.calls.map(([text]) => String(text));

const problem = async (code: string, status: number) =>
  Response.json({ error: { code, message: code } }, { status });

const raw = async (body: string, type: string) =>
  new Response(body, { headers: { 'Content-Type': type } });

describe.each(['en', 'sv'])('in %s', (language) => {
  test.each([
    ['no connection', 'functionError', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', 'functionError', () => problem('internal_error', 500)],
    ['too many questions', 'functionError', () => problem('unavailable', 503)],
    ['a page instead', 'functionError', () => raw('<!doctype html>', 'text/html')],
    ['broken JSON', 'functionError', () => raw('{"respon', 'application/json')],
    ['neither response nor fallback', 'noAnswer', async () => Response.json({})],
    ['blank ones', 'noAnswer', async () => Response.json({ response: ' ', fallback: '' })],
  ] as const)('%s is said to be a failure: %s', async (_situation, failure, answer) => {
    stubNetwork(answer);
    const { t, field, log, user } = openChat(language);
    await user.type(field, 'What is HIST?{Enter}');

    const text = await within(log).findByText(t(failure));
    const swedish = within(log).getByText(chatIn('sv').t(failure));
    expect(swedish.lang).toBe(language === 'sv' ? '' : 'sv');
    expect(text.compareDocumentPosition(swedish) & Node.DOCUMENT_POSITION_PRECEDING).toBe(0);
    expect(text.parentElement).toBe(swedish.parentElement);

    expect(logged()).toEqual([expect.stringMatching(/^Chatten: .*chat-with-ai .*\.$/)]);
    expect(JSON.stringify(logged())).not.toContain('HIST');
  });
});

test('a fallback is shown as the reply', async () => {
  stubNetwork(async () => Response.json({ fallback: 'Found on our own pages.' }));
  const { field, log, user } = openChat();
  await user.type(field, 'What is HIST?{Enter}');
  expect(await within(log).findByText('Found on our own pages.')).toBeTruthy();
  expect(logged()).toEqual([]);
});

test('an answer that does not come is a failure after 15 seconds', async () => {
  stubNetwork(() => undefined);
  const { t, field, log } = openChat();
  vi.useFakeTimers();
  fireEvent.input(field, { target: { value: 'What is HIST?' } });
  fireEvent.submit(field.form!);
  await act(() => vi.advanceTimersByTimeAsync(14_900));
  expect(within(log).queryByText(t('typing'))).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(within(log).queryByText(t('functionError'))).not.toBeNull();
});

test('a question that failed is sent again in its place', async () => {
  stubNetwork(() => problem('internal_error', 500));
  const { t, field, log, user } = openChat();
  await user.type(field, 'First?{Enter}');
  const again = await within(log).findByRole('button', { name: t('failed.tryAgain') });
  const [first] = asked;

  stubNetwork(async () => Response.json({ response: 'The first reply.' }));
  await user.click(again);
  expect(await within(log).findByText('The first reply.')).toBeTruthy();
  expect(within(log).getAllByText('First?')).toHaveLength(1);
  expect(within(log).queryByText(t('functionError'))).toBeNull();
  expect(document.activeElement).toBe(field);
  expect(asked).toEqual([first]);
});

test('a failure is no part of the history', async () => {
  stubNetwork(async () => Response.json({}));
  const { t, field, log, user } = openChat();
  await user.type(field, 'First?{Enter}');
  await within(log).findByText(t('noAnswer'));
  await user.type(field, 'Second?{Enter}');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]!.body).toEqual({ message: 'Second?', conversationHistory: [] });
});

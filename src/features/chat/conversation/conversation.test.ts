import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Conversation } from './conversation.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const questionsIn = (conversation: Conversation) =>
  conversation.state.get().turns.map(({ question }) => question.text);

test('a conversation and its draft outlive a reload', () => {
  const before = new Conversation();
  before.answer(before.ask(' What is HIST? ', 'en'), 'Short, intense sessions.');
  before.draft.set('And the pri');

  const after = new Conversation();
  expect(after.state.get()).toEqual(before.state.get());
  expect(questionsIn(after)).toEqual(['What is HIST?']);
  expect(after.draft.get()).toBe('And the pri');
});

test('a reply may be in another language than it was asked for in', () => {
  const conversation = new Conversation();
  conversation.answer(conversation.ask('Vad kostar det?', 'en'), 'Från 500 EUR.', 'sv');
  conversation.answer(conversation.ask('Price?', 'en'), 'From 500 EUR.');
  expect(conversation.state.get().turns.map(({ language }) => language)).toEqual(['sv', 'en']);
});

test('a reply that was awaited when the page was left can be asked for again', () => {
  new Conversation().ask('What is HIST?', 'en');
  const after = new Conversation();
  expect(after.state.get().turns[0]!.outcome).toMatchObject({ state: 'failed' });

  after.askAgain(after.state.get().turns[0]!, 'sv');
  expect(after.state.get().turns).toHaveLength(1);
  expect(after.state.get().turns[0]).toMatchObject({
    language: 'sv',
    outcome: { state: 'awaited' },
  });
});

test.each(['no JSON', '{}', '[]', 'null', '{"startedAt":1,"turns":"","draft":null}'])(
  'rubbish in storage is no conversation: %s',
  (rubbish) => {
    sessionStorage.setItem('chat', rubbish);
    expect(new Conversation().state.get().turns).toEqual([]);
  },
);

test.each(['startedAt', 'timestamp'])('a saved %s that is no time is rubbish', (name) => {
  const before = new Conversation();
  before.answer(before.ask('What is HIST?', 'en'), 'Short, intense sessions.');
  const saved = sessionStorage.getItem('chat')!;
  const broken = saved.replace(new RegExp(`"${name}":"[^"]+"`), `"${name}":"yesterday"`);
  expect(broken).not.toBe(saved);
  sessionStorage.setItem('chat', broken);
  expect(new Conversation().state.get().turns).toEqual([]);
});

test('a keystroke saves the draft alone', () => {
  const conversation = new Conversation();
  conversation.answer(conversation.ask('What is HIST?', 'en'), 'Short, intense sessions.');
  const save = vi.spyOn(Storage.prototype, 'setItem');
  conversation.draft.set('A');
  expect(save.mock.calls).toEqual([['chat-draft', 'A']]);
});

test('starting over can be undone until something new is asked', () => {
  const conversation = new Conversation();
  conversation.answer(conversation.ask('One?', 'en'), 'One.');
  conversation.startOver();
  expect(questionsIn(conversation)).toEqual([]);
  conversation.bringBack();
  expect(questionsIn(conversation)).toEqual(['One?']);

  conversation.startOver();
  conversation.ask('Two?', 'en');
  expect(conversation.state.get().cleared).toBeUndefined();
});

test('a reply that comes after starting over is dropped', () => {
  const conversation = new Conversation();
  const turn = conversation.ask('One?', 'en');
  conversation.startOver();
  conversation.answer(turn, 'One.');
  expect(conversation.state.get().turns).toEqual([]);
});

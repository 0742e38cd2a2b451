import { expect, test } from 'vitest';
import { Conversation } from './conversation.ts';
import { transcriptOf } from './transcript.ts';

const names = { visitor: 'Me', ai: 'AI' };

function talk() {
  const conversation = new Conversation();
  conversation.answer(
    conversation.ask('What does it cost?', 'en'),
    'From **500 EUR**.\n\n- one\n- two\n\nIt is best to [write to us](/contact).\n\nMore: [Questions](/faq#price)',
  );
  conversation.fail(conversation.ask('And then?', 'en'), 'functionError');
  return conversation.state.get().turns;
}

test('a transcript says who said what, without marks and sources', () => {
  expect(transcriptOf(talk(), { most: 5000, names })).toBe(
    'Me: What does it cost?\nAI: From 500 EUR.\n- one\n- two\nIt is best to write to us.\n\nMe: And then?',
  );
});

test('it has the newest turns that fit, each whole, and of one that does not its beginning', () => {
  expect(transcriptOf(talk(), { most: 60, names })).toBe('Me: And then?');
  expect(transcriptOf(talk(), { most: 5, names })).toBe('Me: …');
  expect(transcriptOf([], { most: 5, names })).toBe('');
});

test.each([
  [
    'We offer:\n- [Workshop](/workshop)\n- [Training](/services)',
    'We offer:\n- Workshop\n- Training',
  ],
  ['[Workshop](/workshop) is best.\n\n[Workshop](/workshop)', 'Workshop is best.'],
  ['[Workshop](/workshop)', 'Workshop'],
])('a link that says something stays: %j', (reply, said) => {
  const conversation = new Conversation();
  conversation.answer(conversation.ask('What?', 'en'), reply);
  const turns = conversation.state.get().turns.slice(-1);
  expect(transcriptOf(turns, { most: 500, names })).toBe(`Me: What?\nAI: ${said}`);
});

import { expect, test } from 'vitest';
import { Conversation } from './conversation/conversation.ts';
import { suggestionsFor } from './suggestionsFor.ts';

const offered = (page?: 'compliance-programs', ...said: [string, string][]) => {
  const conversation = new Conversation();
  conversation.startOver();
  for (const [question, reply] of said)
    conversation.answer(conversation.ask(question, 'en'), reply);
  return suggestionsFor(conversation.state.get().turns, page, (id) => id).map(({ id }) => id);
};

test('five are offered, then two, and none that was asked', () => {
  const first = offered();
  expect(first).toHaveLength(5);
  const next = offered(undefined, [first[0]!, 'So.']);
  expect(next).toHaveLength(2);
  expect(next).not.toContain(first[0]);
});

test('those come first that what was answered leads on to, then those of the page', () => {
  expect(offered('compliance-programs')[0]).toBe('compliance');
  const data = offered('compliance-programs', ['What?', 'So.\n\n[Data](/support-services#data)']);
  expect(data).toEqual(['support', 'data']);
  expect(offered(undefined, ['What?', '[Data](/support-services#data)'])).toEqual(
    expect.arrayContaining(['support', 'data']),
  );
});

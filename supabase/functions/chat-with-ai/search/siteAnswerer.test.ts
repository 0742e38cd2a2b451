// @vitest-environment node
import MiniSearch from 'minisearch';
import { describe, expect, it, vi } from 'vitest';
import { site } from '../../../../tests/functions/support/site.ts';
import type { ChatTurn } from '../../_shared/contract.ts';
import { createChat } from './chat.ts';

const chat = createChat(site);
const declined = 'The site does not say. Ask a person: [Contact us](/contact).';

async function ask(message: string, ...before: string[]) {
  const conversationHistory: ChatTurn[] = [];
  for (const content of before) {
    const reply = await chat.answer({ message: content, conversationHistory }, ['en']);
    conversationHistory.push({ role: 'user', content }, { role: 'assistant', content: reply.text });
  }
  return chat.answer({ message, conversationHistory }, ['en']);
}
const textOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).text;

describe('an answer', () => {
  it('is what the site says, and a link to where it says so', async () => {
    expect(await ask('What is the price?')).toMatchObject({
      outcome: 'answered',
      language: 'en',
      text: expect.stringMatching(
        /^From 500 EUR \/ month\.\n\n\[What does it cost\?\]\(\/faq#price\)/,
      ) as unknown,
    });
  });

  it('says of a sample that it is one', async () => {
    expect(await textOf('Which languages does it come in?')).toContain(
      '[Which languages does it come in?](/faq#languages) (sample)',
    );
  });

  it('has a part for each thing asked', async () => {
    const text = await textOf('What does it cost? How long is a session?');
    expect(text.indexOf('500 EUR')).toBeLessThan(text.indexOf('(/faq#price)'));
    expect(text.indexOf('(/faq#price)')).toBeLessThan(text.indexOf('10–15'));
    expect(text.indexOf('10–15')).toBeLessThan(text.indexOf('(/faq#session)'));
  });

  it('owns what it says nothing of, and answers the rest', async () => {
    const { outcome, text } = await ask('Is there an app to install via Jamfton?');
    expect(outcome).toBe('half');
    expect(text).toMatch(
      /^The site says nothing of Jamfton\. Ask a person: \[Contact us\]\(\/contact\)\.\n\nThere is nothing to install\./,
    );
  });

  it('holds for as many as are asked about, or for any', async () => {
    expect(await textOf('What is the price for 100 people?')).toContain('900 EUR');
    expect(await textOf('Price for 40 people?')).toMatch(/^From 500 EUR/);
    const before = 'What is the price for 100 people?';
    expect(await textOf('And the price for 40?', before)).toMatch(/^From 500 EUR/);
    expect(await textOf('What is the price for 1,100 people?')).not.toContain('900 EUR');
  });

  it('is known by its question where that has small words only', async () => {
    expect(await textOf('How is it?')).toContain('10–15 minutes');
    expect(await textOf('What of which?')).toBe(declined);
  });

  it('leans on the question before, where it says too little by itself', async () => {
    expect(await textOf('And how long?', 'What is a session?')).toContain('10–15 minutes');
  });
});

it.each([
  'What does it cost? Do you sell bananas?',
  'What does it cost? Do you sell bananas, or pears and plums, please?',
])('owns a question that has no answer beside one that has: %s', async (message) => {
  const { outcome, text } = await ask(message);
  expect(outcome).toBe('half');
  expect(text).toContain(`The site says nothing of ${message.split('? ')[1]!}.`);
  expect(text).toContain('500 EUR');
});

it('takes no address for a question, no figure for two, and no word for a name', async () => {
  for (const message of [
    'See https://x.example/?utm=1 for us. What does it cost?',
    'What does it cost for 1,000 people?',
    'WHAT DOES IT COST FOR CARS?',
  ]) {
    const { outcome, text } = await ask(message);
    expect([message, outcome]).toEqual([message, 'answered']);
    expect(text).toContain('500 EUR');
  }
});

it('keeps to the language of the conversation where a question is too short to tell', async () => {
  expect(await ask('HIST?', 'Vad kostar det?')).toMatchObject({ language: 'sv' });
  expect(await ask('HIST?')).toMatchObject({ language: 'en' });
});

it.each(['Who won the world cup?', 'is there a discount', '🎉'])(
  'declines what the site does not answer, with a way to a person: %s',
  async (question) => {
    expect(await ask(question)).toMatchObject({ outcome: 'declined', text: declined });
  },
);

it.each([
  ['Hello', 'Hello. Ask me about the training.'],
  ['thank you', 'You are welcome.'],
])('returns courtesies: %s', async (message, reply) => {
  expect(await ask(message)).toMatchObject({ outcome: 'courtesy', text: reply, passages: [] });
});

it.each(['Thanks!', 'thank you', 'hi'])(
  'returns them after an answer, too: %s',
  async (message) => {
    expect(await ask(message, 'What does it cost?')).toMatchObject({ outcome: 'courtesy' });
  },
);

it.each(['🎉', '???'])('repeats no answer for what says nothing: %s', async (message) => {
  expect(await ask(message, 'What does it cost?')).toMatchObject({ outcome: 'declined' });
});

it('does not keep a greeting from being a question', async () => {
  expect(await textOf('Hello, what does it cost?')).toContain('500 EUR');
});

it('says which languages it reads, to whoever asks in another', async () => {
  const message = 'Wie lange dauert die Schulung für unsere Mitarbeiter?';
  expect(await chat.answer({ message, conversationHistory: [] }, ['en'])).toMatchObject({
    outcome: 'declined',
    text: 'I read English and Swedish. Ask a person: [Contact us](/contact).',
  });
});

it('searches a bounded number of times, however many things are asked', async () => {
  const search = vi.spyOn(MiniSearch.prototype, 'search');
  await ask(Array.from({ length: 200 }, (_, at) => `price ${at}?`).join(' '));
  expect(search.mock.calls.length).toBeLessThan(20);
});

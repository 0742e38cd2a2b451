// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentReader } from '../search/siteIndex.ts';
import { groundedIn } from './grounds.ts';

const passage = (headings: string[], ...lines: string[]) => ({
  path: '/faq',
  id: '',
  page: 'Page',
  headings,
  lines,
});

const price =
  'A learning programme costs from 500 EUR a month for up to 50 people; each additional person adds 8 EUR a month.';
const pris = 'Ett program kostar från 500 euro i månaden för upp till 50 personer.';

const english = {
  language: 'en',
  contentOf: contentReader({
    small: 'a an and at for from in is it of or the to we you'.split(' '),
  }),
  cited: [
    passage(['What does it cost?'], `${price} Sales training costs less than 600 EUR a user.`),
    passage(['100 people', 'Compliance'], 'From 1,000 EUR / month'),
    passage(['Can we try it?'], 'Yes. Ask for a trial session: it takes 10–15 minutes.'),
    passage(['A session'], 'It has:', '- Intro 1 min', '- Quiz 2 min'),
    passage(['Write to us'], 'Write to hello@firm.example, see https://app.firm.example/.'),
  ],
};

const swedish = {
  language: 'sv',
  contentOf: contentReader({ small: 'av de det en ett för i och om på som'.split(' ') }),
  cited: [passage(['Vad kostar det?'], `${pris} Säljträning kostar under 600 euro per användare.`)],
};

const ground = (sentence: string, { cited, ...source } = english, question = '') =>
  groundedIn(sentence, cited, { ...source, question });

describe('what measures nothing', () => {
  it.each(['You may ask for a trial session.', 'Write to **hello@firm.example**.'])(
    'is told in the model’s words where the source has about the same: %j',
    (sentence) => {
      expect(ground(sentence)?.text).toBe(sentence);
    },
  );

  it.each([
    'We offer a full money-back guarantee.',
    'Write to hello@firm.exam.',
    'Write to us: bit.ly/x.',
    'Write to firm․example．com.',
    'Write to firm\u200d-deals.com.',
  ])('is not told where it has not: %j', (sentence) => {
    expect(ground(sentence)).toBeUndefined();
  });
});

describe('what is measured', () => {
  it.each([
    [english, price],
    [english, price.replace('500 EUR a month', '**500 EUR** a month')],
    [english, 'Ask for a trial session: it takes 10-15 minutes.'],
    [english, '- Intro (1 min)'],
    [swedish, pris],
  ])('is told where it is the source’s own sentence', (source, sentence) => {
    expect(ground(sentence, source)).toMatchObject({ text: sentence });
    expect(ground(sentence, source)?.isQuote).toBeUndefined();
  });

  it.each([
    'A learning programme costs 500 EUR a month.',
    'A learning programme costs from 500 EUR a year.',
    'A learning programme costs from 500 EUR per user.',
    'A learning programme never costs from 500 EUR.',
    'A learning programme costs from 500 thousand EUR a month.',
    'A learning programme costs ten euros a month.',
    'Each additional person adds 8 EUR.',
    'The first 8 months of a learning programme are free.',
  ])('is quoted where it is not: %j', (sentence) => {
    expect(ground(sentence)).toMatchObject({ text: price, isQuote: true });
  });

  it.each([
    'Ett program kostar från 500 kronor i månaden.',
    'Ett program kostar från 500 euro om året.',
    'Första månaden kostar ett program ingenting.',
    'Ett program kostar hundra dollar.',
  ])('is quoted in any language: %j', (sentence) => {
    expect(ground(sentence, swedish)).toMatchObject({ text: pris, isQuote: true });
  });

  it.each([
    [
      'Compliance costs from 1,000 EUR a year.',
      '**100 people – Compliance:** From 1,000 EUR / month',
    ],
    ['From 1,000 EUR / month', '**100 people – Compliance:** From 1,000 EUR / month'],
    ['No, a trial takes 10–15 minutes.', 'Ask for a trial session: it takes 10–15 minutes.'],
    ['The quiz takes 2 minutes.', 'It has:\n- Quiz 2 min'],
  ])('is quoted with what it is about: %j', (sentence, text) => {
    expect(ground(sentence)?.text).toBe(text);
  });

  it('is quoted from each sentence that has some of it', () => {
    const { text, passages } = ground('From 500 EUR, or 600 EUR a user.')!;
    expect(text).toBe(`Sales training costs less than 600 EUR a user.\n\n${price}`);
    expect(new Set(passages)).toEqual(new Set(english.cited.slice(0, 1)));
  });

  it.each(['Now 20% off a learning programme.', 'A session takes two fortnights and 3 days.'])(
    'is not told where its figures are not in the source: %j',
    (sentence) => {
      expect(ground(sentence)).toBeUndefined();
    },
  );

  it('may have a figure of the question, and does not tell it', () => {
    const sentence = 'A learning programme for 40 people costs from 500 EUR.';
    expect(ground(sentence)).toBeUndefined();
    expect(ground(sentence, english, 'And for 40 people?')).toMatchObject({ text: price });
  });
});

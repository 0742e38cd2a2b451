// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { rulesFor } from './prompt.ts';
import { readStatements } from './statements.ts';

/** A section without an id: its link leads to its page. */
const passage = (path: string, page: string, text: string) => ({
  path,
  id: '',
  page,
  headings: [],
  lines: [text],
});

const words: Record<string, string> = {
  source: 'Read more: {{page}}',
  sample: '{{section}} (sample)',
  half: 'Nothing of {{matter}}.',
};

const found = {
  language: 'en',
  passages: [
    passage('/faq', 'Questions', 'From 500 EUR / month. See https://app.firm.example.'),
    passage('/faq', 'Questions', 'Write to hello@firm.example, or call +46 70 123 45 67.'),
    {
      ...passage('/workshop', 'Work[shop]', 'It takes 10–15 minutes.'),
      id: 'hour',
    },
    passage('/about', 'About', 'Us.'),
    { ...passage('/blog', 'Blog', 'News, by 85% read.'), sample: true as const },
  ],
  // What a sentence shares with its source is tested in `grounds.test.ts`.
  contentOf: () => [],
  say: (message: string, values: Record<string, string> = {}) =>
    words[message]!.replace(/{{(\w+)}}/, (_all, name: string) => values[name]!),
};

/** @param pieces what the model writes, in pieces */
async function read(pieces: string | readonly string[], question = 'Does it run on Intune?') {
  async function* written() {
    yield* typeof pieces === 'string' ? [pieces] : pieces;
  }
  const statements: string[] = [];
  const reading = readStatements(written(), found, question);
  let next = await reading.next();
  for (; !next.done; next = await reading.next()) statements.push(next.value);
  return { statements, text: statements.join(''), ...next.value };
}

describe('a statement', () => {
  it('is given as soon as it is finished', async () => {
    const content =
      'From 500 EUR / month [1]. It takes 10–15 minutes. [3] Call us [2]!\n\n' +
      'All of it:\n- Workshop [3]\n- Places [3].  More of it [4].';
    const statements = [
      'From 500 EUR / month.',
      ' It takes 10–15 minutes.',
      ' Call us!',
      '\n\nAll of it:\n\n- Workshop',
      '\n- Places.',
      ' More of it.',
    ];
    for (const pieces of [content, content.split(''), content.match(/[^]{1,5}/g)!]) {
      expect((await read(pieces)).statements).toEqual(statements);
    }
    const early = await read(content.slice(0, 45).split(''));
    expect(early.statements).toEqual(statements.slice(0, 1));
  });

  it.each([
    ['names no passage', 'We are the best.\nUs [4].', 'Us.'],
    ['names a passage there is not', 'We are the best [9].\nUs [4].', 'Us.'],
    ['has a figure of its own', 'Now 20% less [1]. Us [4].', 'Us.'],
    ['has a figure of another passage', 'From 500 EUR / month [3]. Us [4].', 'Us.'],
    ['has a telephone number', 'Call +46 70 123 45 68 [2]. Us [4].', 'Us.'],
    ['names a site', 'See bit.ly/x [1]. Us [4].', 'Us.'],
    ['heads nothing that is shown', '## Prices\nNow free [9].\n\nUs [4].', '**Prices**\n\nUs.'],
    ['begins an item that goes on', '- Now 20% less [1]. Us [4].', '- Us.'],
  ])('that %s is not shown: %j', async (_what, content, text) => {
    const reading = await read(content);
    expect(reading.text).toBe(text);
    expect(reading.withheld).toBe(1);
  });

  it.each([
    ['counts something else', 'From 500 EUR a year [1]. Us [4].'],
    ['leads in to it with a promise', 'Now 20% less:\nFrom 500 EUR a year [1]. Us [4].'],
    ['says it twice', 'From 500 EUR a year [1]. From 500 USD [1]. Us [4].'],
  ])('that %s is told in the words of the site: %j', async (_what, content) => {
    const { text, sources } = await read(content);
    expect(text).toBe('From 500 EUR / month. Us.');
    expect(sources).toBe('\n\nRead more: [Questions](/faq) and [About](/about)');
  });

  it('owns what the passages leave open, in the words of the question', async () => {
    expect(await read('Yes [4].\nNOT_SAID: Intune')).toMatchObject({
      outcome: 'half',
      text: 'Yes.\n\nNothing of Intune.',
    });
    expect((await read('Yes [4].\n**NOT_SAID:** Intune.')).text).toBe('Yes.\n\nNothing of Intune.');
    expect((await read('Yes [4].\nNOT_SAID: a 20% discount')).text).toBe('Yes.');
    expect((await read('Yes [4]. NOT_SAID: Intune\nNOT_SAID: run')).text).toBe(
      'Yes.\n\nNothing of Intune and run.',
    );
    expect((await read('Yes [4].\nNOT_SAID: x.io/y', 'Is it on x.io/y?')).text).toBe('Yes.');
    expect((await read('NOT_SAID: Intune')).outcome).toBe('declined');
    expect((await read('Now 20% [1].\nNOT_SAID: Intune')).outcome).toBe('ungrounded');
  });
});

describe('the sections an answer names', () => {
  it.each([
    ['It is so [3].', '[Workshop](/workshop#hour)'],
    ['It is so [3][1].', '[Workshop](/workshop#hour) and [Questions](/faq)'],
    ['It is so [1, 2].', '[Questions](/faq)'],
    ['It is so [^3], as 【1†page】 says.', '[Workshop](/workshop#hour) and [Questions](/faq)'],
    ['It is so [Passage 3] and [source 4].', '[Workshop](/workshop#hour) and [About](/about)'],
    ['It is so [#3 and 4].', '[Workshop](/workshop#hour) and [About](/about)'],
    ['It is so ［3］.', '[Workshop](/workshop#hour)'],
    ['It is so [2–4].', '[Questions](/faq), [Workshop](/workshop#hour), and [About](/about)'],
    ['It is so [^3][^4].', '[Workshop](/workshop#hour) and [About](/about)'],
    [
      'It [1] is [3] so [4] and [5] so.',
      '[Questions](/faq), [Workshop](/workshop#hour), and [About](/about)',
    ],
    ['It is so [5].', '[Blog](/blog) (sample)'],
    ['It is so [3](https://evil.example).', '[Workshop](/workshop#hour)'],
    ['It is so [3].\n\nSources: [3], [4]', '[Workshop](/workshop#hour)'],
  ])('of %j', async (content, pages) => {
    const { text, sources } = await read(content);
    expect(sources).toBe(`\n\nRead more: ${pages}`);
    expect(text).not.toMatch(/\[\^?\d|【|Sources/);
  });
});

describe('what a model writes', () => {
  it.each([
    ['Two **prices** [1].\n\n- one [1]\n- two [1]', 'Two **prices**.\n\n- one\n- two'],
    ['# Prices\nAs before [1].', '**Prices**\n\nAs before.'],
    ['They are: [1]\n- one [1]', 'They are:\n\n- one'],
    ['Write to <hello@firm.example> [2].', 'Write to hello@firm.example.'],
    ['<think>Let me see [1].</think>Fine [1].', 'Fine.'],
    ['Let me see.\n</think>\nFine [1].', 'Fine.'],
    ['So [1]. <thinking>Hm</thinking> Fine [1].', 'So. Fine.'],
    ['It is so [1], [2].', 'It is so.'],
    ['It is so [1] and [2].', 'It is so.'],
    ['It ([1], [2]) is so ([3]).', 'It is so.'],
    ['See the [workshop](/workshop) [3].', 'See the [workshop](/workshop).'],
    ['See [x](https://evil.example), [us](/contact) [1].', 'See x, us.'],
  ])('keeps the marks of a message: %j', async (content, text) => {
    expect((await read(content)).text).toBe(text);
  });
});

describe('addresses', () => {
  it.each([
    'See https://evil.example.',
    'See www.evil.example',
    'Mail bill@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '[x](https://evil.example "x',
  ])('that the site does not say are no answer: %j', async (content) => {
    expect((await read(`${content} [1]`)).outcome).toBe('ungrounded');
  });
});

describe('what is no answer', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \n\u200b'],
    ['empty', '[1]'],
    ['empty', '<think>Hm'],
    ['empty', '---\n***'],
    ['too_long', 'word '.repeat(700)],
    ['ungrounded', `${Buffer.from('x'.repeat(90)).toString('base64')} [1]`],
  ])('is %s: %j', async (outcome, content) => {
    expect(await read(content)).toMatchObject({ outcome, text: '' });
  });

  it.each([
    ['whole', `${rulesFor('en').replaceAll('\n', ' ')} [4]`],
    ['with marks between', `${rulesFor('en').slice(0, 300).replaceAll(' ', ' **')} [4]`],
    ['with tags between', `${rulesFor('en').slice(0, 300).replaceAll(' ', '<i> ')} [4]`],
    ['with numbers between', rulesFor('en').slice(0, 300).replaceAll(' ', ' [4] ')],
    ['a sentence at a time', rulesFor('en').slice(0, 300).replaceAll('. ', '. [4] So: ')],
  ])('quotes the rules %s', async (_how, content) => {
    expect((await read(`${content} [4]`)).outcome).toBe('quotes_rules');
  });

  it.each(['NO_ANSWER', '**NO\\_ANSWER**.', 'Sorry: NO_ANSWER [1]'])(
    'declines: %s',
    async (content) => {
      expect(await read(content)).toMatchObject({ outcome: 'declined', text: '' });
    },
  );
});

it.each([
  '**a ',
  '[b](',
  '<script',
  ' ',
  '> ',
  '[1',
  'a@',
  '_a ',
  '*a ',
  '[a]((',
  '| ',
  '![[',
  ', ',
  'a:',
  'http://',
  '[1] ',
  '. [1',
  'a.',
])('reads nothing but %j in no time', async (mark) => {
  // In more than quadratic time it would outlast the test.
  const content = mark.repeat(Math.floor(2990 / mark.length));
  await expect(read(content.split(''))).resolves.toBeDefined();
});

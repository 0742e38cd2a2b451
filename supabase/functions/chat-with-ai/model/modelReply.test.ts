// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readReply, withoutSource } from './modelReply.ts';
import { rulesFor } from './prompt.ts';

/** A section without an id: its link leads to its page. */
const passage = (path: string, page: string, text: string) => ({
  path,
  id: '',
  page,
  headings: [],
  lines: [text],
});

const found = {
  language: 'en',
  passages: [
    passage('/faq', 'Questions', 'From 500 EUR. See https://app.firm.example.'),
    passage('/faq', 'Questions', 'Write to hello@firm.example.'),
    { ...passage('/workshop', 'Work[shop]', 'One hour.'), id: 'hour' },
    passage('/about', 'About', 'Us.'),
    passage('/blog', 'Blog', 'News.'),
  ],
  source: 'Read more: {{page}}',
  declined: 'Ask [us](/contact).',
};

const read = (content: string) => readReply(content, found);

/** @returns what is made of a text, without the line that names its source */
const textOf = (content: string) => withoutSource(read(content).answer ?? '', found.source);

describe('the pages an answer names', () => {
  it.each([
    ['It is so [3].', '[Workshop](/workshop#hour)'],
    ['It is so [3][1].', '[Workshop](/workshop#hour) and [Questions](/faq)'],
    ['It is so [1, 2].', '[Questions](/faq)'],
    ['It is so [^3], as 【1†page】 says.', '[Workshop](/workshop#hour) and [Questions](/faq)'],
    ['It is so [Passage 3] and [source 4].', '[Workshop](/workshop#hour) and [About](/about)'],
    [
      'It [1] is [3] so [4] and [5] so.',
      '[Questions](/faq), [Workshop](/workshop#hour), and [About](/about)',
    ],
    ['It is so [3](https://evil.example).', '[Workshop](/workshop#hour)'],
    ['It is so [0] [9] [99].', '[Questions](/faq)'],
    ['It is so.', '[Questions](/faq)'],
    ['It is so.\n\nRead more: [3]', '[Workshop](/workshop#hour)'],
    ['It is so.\n\nSources: [3], [4]', '[Workshop](/workshop#hour) and [About](/about)'],
  ])('of %j', (content, pages) => {
    const { answer } = read(content);
    expect(answer?.split('\n\n').at(-1)).toBe(`Read more: ${pages}`);
    expect(answer?.split('\n\n')).toHaveLength(2);
    expect(answer).not.toMatch(/\[\^?\d|【/);
  });
});

describe('what a model writes', () => {
  it.each([
    ['Two **prices** [1].\n\n- one\n- two', 'Two **prices**.\n\n- one\n- two'],
    ['# Prices\nFrom 500 EUR.', '**Prices**\n\nFrom 500 EUR.'],
    ['## **Prices** ##', '**Prices**'],
    ['* one\n+ two\n• three\n1. four\n2) five', '- one\n- two\n- three\n- four\n- five'],
    ['> quoted\n\n---\nplain', 'quoted\n\nplain'],
    ['| a | b |\n|:--|---|\n| 1 | **2** |', '- a – b\n- 1 – **2**'],
    ['```sh\nnpm start\n```\nRun `it`.', 'npm start\n\nRun it.'],
    ['*so* _so_ ~~so~~ __so__ ***so***', 'so so so **so** **so**'],
    ['a snake_case_name and 2 * 3 * 4', 'a snake_case_name and 2 * 3 * 4'],
    ['<p>One</p><ul><li>two</li><li>three</li></ul>', 'One\n\n- two\n- three'],
    ['One<br>two &amp; three&nbsp;four', 'One\n\ntwo & three\u00a0four'],
    ['10 < 20, and x<y', '10 < 20, and x'],
    ['Fine.<script>alert(1)</script><style>x{}</style><!-- x -->', 'Fine.'],
    ['<scr<script></script>ipt>x</script> fine', 'x fine'],
    ['Fine.<img src=x onerror=alert(1)', 'Fine.'],
    ['A \u202egnol\u202c word\u200b.', 'A gnol word.'],
    ['Left **open', 'Left open'],
    ['<think>Let me see.</think>Fine.', 'Fine.'],
    ['Let me see.\n</think>\nFine.', 'Fine.'],
    ['It costs 500 EUR [1], [2].', 'It costs 500 EUR.'],
    ['It costs ([1], [2]) 500 EUR ([3]).', 'It costs 500 EUR.'],
  ])('keeps its text and the marks of a message: %j', (content, text) => {
    expect(textOf(content)).toBe(text);
  });
});

describe('links', () => {
  it.each([
    ['See the [workshop](/workshop).', 'See the [workshop](/workshop).'],
    ['See the [workshop](/workshop#hour "now").', 'See the [workshop](/workshop).'],
    ['[us](/contact)', 'us'],
    ['[x](https://evil.example) [y](//evil.example)', 'x y'],
    ['[x](javascript:alert(1)) [y](data:text/html,z)', 'x y'],
    ['[x](/workshop?to=evil) [y](/\\evil.example)', 'x y'],
    ['![x](/workshop) ![y](https://evil.example/y.png)', 'x y'],
    ['[![x](https://evil.example/x.png)](https://evil.example)', 'x'],
    ['[the page][ref]\n\n[ref]: https://evil.example', 'the page'],
    ['<https://evil.example> fine', 'fine'],
  ])('lead to the pages of the passages alone: %j', (content, text) => {
    expect(textOf(content)).toBe(text);
  });

  it.each([
    'See https://evil.example.',
    'See www.evil.example',
    'Mail bill@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '[x](https://evil.example "x',
  ])('addresses the site does not say are no answer: %j', (content) => {
    expect(read(content)).toEqual({ outcome: 'foreign_address' });
  });

  it('addresses the site says are', () => {
    const said = 'Write to hello@firm.example, or see https://app.firm.example.';
    expect(textOf(said)).toBe(said);
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
    ['unreadable', Buffer.from('x'.repeat(90)).toString('base64')],
  ])('is %s: %j', (outcome, content) => {
    expect(read(content)).toEqual({ outcome });
  });

  it.each([
    ['whole', rulesFor('en')],
    ['with marks between', rulesFor('en').slice(0, 300).replaceAll(' ', ' **')],
    ['with tags between', rulesFor('en').slice(0, 300).replaceAll(' ', '<i> ')],
    ['with numbers between', rulesFor('en').slice(0, 300).replaceAll(' ', ' [1] ')],
  ])('quotes the rules %s', (_how, content) => {
    expect(read(content)).toEqual({ outcome: 'quotes_rules' });
  });

  it.each(['NO_ANSWER', '**NO\\_ANSWER**.', 'Sorry: NO_ANSWER [1]'])('declines: %s', (content) => {
    expect(read(content)).toEqual({ outcome: 'declined', answer: found.declined });
  });
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
])('reads nothing but %j in no time', (mark) => {
  // In more than quadratic time it would outlast the test.
  expect(() => read(mark.repeat(Math.floor(2990 / mark.length)))).not.toThrow();
});

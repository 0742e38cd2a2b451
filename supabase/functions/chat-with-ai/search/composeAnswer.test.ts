// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { excerptOf, linkTo } from './composeAnswer.ts';

const place = { path: '/faq', id: 'price', page: 'Questions', headings: ['What is it?'] };
const excerpt = (lines: string[], wanted = '', rest: { headings?: string[] } = {}) =>
  excerptOf(
    { ...place, lines, ...rest },
    (text) => (wanted && text.includes(wanted) ? 1 : 0),
    true,
  );

/** As many words as a reader counts. */
const long = (words: number) => `${'word '.repeat(words - 1)}end.`;

describe('an excerpt', () => {
  it('is the whole of a short passage', () => {
    expect(excerpt(['One thing. Another.', 'A third.'], 'third')).toBe(
      'One thing. Another.\nA third.',
    );
  });

  it('begins with the sentence that answers, and ends before it gets long', () => {
    const text = excerpt(
      [`${long(30)} The price is here. And this. Not this. ${long(9)}`],
      'price',
    );
    expect(text).toBe('The price is here. And this.');
    expect(excerpt([`The price. ${long(60)}`], 'price')).toBe('The price.');
  });

  it('keeps a list with what leads in to it, and says where it is cut', () => {
    const items = Array.from({ length: 9 }, (_, at) => `- ${at} ${long(9)}`);
    const lines = excerpt(['They are:', ...items], '- 1').split('\n');
    expect(lines.slice(0, 2)).toEqual(['They are:', items[1]]);
    expect(lines.at(-1)).toBe('- …');
  });

  it.each([
    [['Price'], ['From 10 EUR'], '**Price:** From 10 EUR'],
    [['3× as fast'], ['It takes less time.'], '**3× as fast:** It takes less time.'],
    [['What is in it?'], ['From 10 EUR'], 'From 10 EUR'],
    [['Parts'], ['- one', '- two'], '**Parts:**\n- one\n- two'],
    [[], ['From 10 EUR'], '**Questions:** From 10 EUR'],
    [['Price'], ['It costs 10 EUR.'], 'It costs 10 EUR.'],
  ])('has its heading where that is part of the answer: %j %j', (headings, lines, text) => {
    expect(excerpt(lines, '', { headings })).toBe(text);
  });
});

it.each([
  [{ ...place, headings: [] }, '[Questions](/faq#price)'],
  [{ ...place, id: '' }, '[What is it?](/faq)'],
  [{ ...place, headings: ['Sales', 'Delivery'] }, '[Sales: Delivery](/faq#price)'],
  [{ ...place, headings: ['Examples', '30 people', 'For 3 of them'] }, '[Examples](/faq#price)'],
  [{ ...place, headings: ['A [b](c) d'] }, '[A b(c) d](/faq#price)'],
])('a link is titled by what stands there: %j', (where, link) => {
  expect(linkTo(where)).toBe(link);
});

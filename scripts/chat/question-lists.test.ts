// @vitest-environment node
import { expect, it } from 'vitest';
import { parseLists, readLists } from './question-lists.ts';

it('reads lists and, under the keys of messages, questions', () => {
  const text = `# A remark
[small]
the, a
of

[ordinals]
first, 1st
second

[faq:price]
what do we pay
  is it dear?

[eula#licence]
may I share it
[faq:price]
fees
`;
  const { lists, asked } = parseLists(text, ['is']);
  expect(lists).toEqual({
    small: ['is', 'the', 'a', 'of'],
    leaning: [],
    joining: [],
    ordinals: [['first', '1st'], ['second']],
  });
  expect([...asked]).toEqual([
    ['faq:price', ['what do we pay', 'is it dear?', 'fees']],
    ['eula#licence', ['may I share it']],
  ]);
});

it('works without a file, and for languages without stop words', async () => {
  const finnish = await readLists('fi');
  expect(finnish.lists.small).toContain('ja');
  expect(finnish.asked.size).toBe(0);
  expect((await readLists('is')).lists.small).toEqual([]);
});

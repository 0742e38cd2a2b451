import { expect, test } from 'vitest';
import { parseBody } from '../../src/features/article/text/parseBody.ts';
import { marked, unmarked } from './mark.ts';

test.each([0, 63, 64, 4095, 4096, 262_143])('number %d comes back', (number) => {
  expect(unmarked(marked('Text', number))).toEqual({
    text: 'Text',
    marks: [
      { offset: 0, number, opens: true },
      { offset: 4, number, opens: false },
    ],
  });
});

test('a text within another keeps its own place', () => {
  const { text, marks } = unmarked(marked(`From ${marked('one', 1)} to two`, 2));
  expect(text).toBe('From one to two');
  expect(marks.map(({ offset, number }) => [offset, number])).toEqual([
    [0, 2],
    [5, 1],
    [8, 1],
    [15, 2],
  ]);
});

test.each(['- A point', '1. First', '> A note', '! A statement', 'A paragraph', ''])(
  'what kind of paragraph “%s” is, an article knows with its marks as without',
  (line) => {
    const [block] = parseBody([marked(line, 7)]);
    expect(JSON.parse(unmarked(JSON.stringify(block)).text)).toEqual(parseBody([line])[0]);
  },
);

test('a text without marks stays as it is', () => {
  expect(unmarked('a\u00a0b \u{1f332}\ufe0f')).toEqual({
    text: 'a\u00a0b \u{1f332}\ufe0f',
    marks: [],
  });
});

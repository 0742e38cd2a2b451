// @vitest-environment node
import { expect, it } from 'vitest';
import { readAnswerMessages } from './site-text.ts';
import { buildIndex, type Section } from './site-index.ts';
import { readConfig } from '../../src/site/config.ts';

const section = (headings: string[], ...texts: string[]): Section => ({
  id: headings[0]!,
  headings,
  lines: texts.map((text) => ({ text })),
});

/** @returns the lines of each passage of a page with these sections */
function passagesOf(...sections: Section[]): string[][] {
  const { index } = buildIndex({
    language: 'en',
    pages: [{ path: '/sales', title: 'Sales', sections }],
    words: readAnswerMessages('en', readConfig({})),
    lists: { small: [], leaning: [], joining: [], ordinals: [] },
    asked: new Map(),
  });
  return index.passages.filter(({ path }) => path).map(({ lines }) => lines);
}

it('adds an introduction to the named parts of its section', () => {
  const found = passagesOf(
    section(['A sale'], 'It is long, and you learn all of it.', 'It has a few parts; you choose.'),
    section(['A sale', 'Asking'], 'Ask until you know.'),
    section(['A sale', 'Closing'], 'Ask for the order.'),
    section(['A sale'], 'Each part stands by itself.'),
    section(['Afterwards'], 'We stay.'),
    section(['Afterwards', 'Following up'], 'We look at it together.'),
  );
  expect(found).toEqual([
    ['It is long, and you learn all of it.'],
    ['It has a few parts; you choose.', '- Asking', '- Closing'],
    ['Ask until you know.'],
    ['Ask for the order.'],
    ['Each part stands by itself.'],
    ['We stay.'],
    ['We look at it together.'],
  ]);
});

it.each([
  ['questions', ['Why?', 'How?'], []],
  ['labels, which recur', ['We', 'You'], ['We', 'You']],
])('takes no %s for parts', (_, parts, others) => {
  const found = passagesOf(
    section(['Setup'], 'We begin.'),
    ...parts.map((part) => section(['Setup', part], 'So.')),
    section(['Later'], 'We go on.'),
    ...others.map((part) => section(['Later', part], 'So it is.')),
  );
  expect(found.flat().filter((line) => line.startsWith('- '))).toEqual([]);
});

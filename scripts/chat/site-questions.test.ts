// @vitest-environment node
import { expect, it } from 'vitest';
import { placeAsked } from './site-questions.ts';

const pageWith = () => ({
  sections: [
    { headings: ['Price'], text: ['It varies.', 'From 500 EUR a month.'] },
    { headings: ['Support'], text: ['We help with setup and monitoring.'] },
  ],
});

it('gives questions to the line that says most of the words, however long words end', () => {
  const page = pageWith();
  expect(placeAsked(page, { price: 'eur, month, 500 > what do we pay; is it dear ;' })).toEqual([]);
  expect(page.sections[0]).toHaveProperty('asked', [
    { line: 1, questions: ['what do we pay', 'is it dear'] },
  ]);
  expect(page.sections[1]).not.toHaveProperty('asked');
});

it('counts the heading above a line', () => {
  const page = pageWith();
  placeAsked(page, { support: 'support, monitors > who helps' });
  expect(page.sections[1]).toHaveProperty('asked', [{ line: 0, questions: ['who helps'] }]);
});

it('tells of words that no passage says', () => {
  const page = pageWith();
  expect(placeAsked(page, { lost: 'weather forecast > will it rain' })).toEqual([
    'lost: weather forecast',
  ]);
});

// @vitest-environment node
import { expect, it } from 'vitest';
import type { SitePage } from '../../_shared/siteText.ts';
import { likenessOf } from './likeness.ts';
import { unitsOf } from './units.ts';

const page: SitePage = {
  path: '/faq',
  title: 'Questions',
  sections: [
    {
      headings: ['Price'],
      text: ['Company programmes start at 500 EUR a month.'],
      asked: [{ line: 0, questions: ['what does it set us back', 'budget for training'] }],
    },
    { headings: ['Certificate'], text: ['People are certified after each chapter.'] },
    { headings: ['Podcast'], text: ['An episode tells of a session, from the intro to the quiz.'] },
  ],
};
const outside = ['how tall is a giraffe', 'giraffes', 'birth certificate'];
const likeness = likenessOf(unitsOf([page]), outside);

it('tells which passage a question sounds like, from its heading, its text and what is foreseen', () => {
  const likest = (text: string) => {
    const shares = likeness.toUnits([[text, 1]]);
    return shares.indexOf(Math.max(...shares));
  };
  expect(likest('How far would we be set back?')).toBe(0);
  expect(likest('certification of people')).toBe(1);
  expect(likest('listen to episodes')).toBe(2);
});

it('tells the site’s own matter from that of others', () => {
  const own = likeness.toSite([['What is the price a month?', 1]]);
  expect(own).toBeGreaterThan(0);
  expect(likeness.toSite([['Are giraffes tall?', 1]])).toBeLessThan(0);
  expect(likeness.toSite([['my birth certificate', 1]])).toBeLessThan(
    likeness.toSite([['my certificate', 1]]),
  );
});

it('tells nothing of a question without a word of the site’s', () => {
  expect(likeness.toUnits([['xyzzy', 1]]).map(Math.abs)).toEqual([0, 0, 0]);
  expect(likeness.toUnits([['giraffes', 1]]).map(Math.abs)).toEqual([0, 0, 0]);
  expect(likenessOf([], []).toUnits([['price', 1]])).toEqual([]);
});

it('takes all for the site’s own where no words of others are kept', () => {
  const alone = likenessOf(unitsOf([page]), []);
  expect(alone.toSite([['Are giraffes tall?', 1]])).toBeGreaterThan(0);
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentReader } from '../search/siteIndex.ts';
import { judge } from './grounds.ts';

const english = {
  language: 'en',
  contentOf: contentReader({
    small:
      'an and are at by each for from in is it less may of only or per than the there to two within you'.split(
        ' ',
      ),
  }),
  texts: [
    'Questions: What does it cost?\nA learning programme costs from 500 EUR a month for up to 50 people; each additional person adds 8 EUR a month. Sales training costs less than 600 EUR a user, 12 months at a time.',
    'Questions: How long is it?\nA session takes 10–15 minutes. The workshop takes 1.5 hours. Of those who start, 40–50% complete.',
    'Contact\nWrite to hello@firm.example, see https://app.firm.example/ or call +46 8 465 004 15. 1,000 places.',
  ],
};

const swedish = {
  language: 'sv',
  contentOf: contentReader({
    small: 'av de det en ett för från i och om per på som under upp till'.split(' '),
  }),
  texts: [
    'Frågor: Vad kostar det?\nEtt program kostar från 500 euro i månaden för upp till 50 personer. Säljträning kostar under 600 euro per användare.',
    'Frågor: Hur långt är det?\nEtt pass tar 10–15 minuter. 40–50 % slutför. Klart inom 14 dagar.',
  ],
};

describe.each([
  {
    source: english,
    grounded: [
      'A learning programme costs from 500 EUR a month for up to 50 people.',
      'It costs from €500 per month.',
      'From 500 euros a month.',
      'Each additional person adds 8 EUR a month.',
      'Sales training costs less than 600 EUR per user.',
      'Each session takes 10-15 minutes.',
      'The workshop takes **1,5 hours**.',
      'Of those who start, 40–50 percent complete.',
      'There are 1000 places.',
      'You may call (+46) 8-465 00 415.',
      'Write to **hello@firm.example**, or see app.firm.example.',
      'Whoever likes can begin at once.',
    ],
    reworded: [
      'It costs from 500 EUR.',
      'It costs 500 EUR a month.',
      'It costs from 500 USD a month.',
      'It costs from 500 dollars a month.',
      'It costs from 500 million EUR a month.',
      'It costs from 500 EUR a year.',
      'It costs from 500 EUR a month per user.',
      'It costs from 500 EUR a month, per user.',
      'It costs 500 EUR for 12 months.',
      'Annual price: from 500 EUR a month.',
      'It costs ten euros a month.',
      'Sales training costs from 500 EUR a month.',
      'The first 8 months are free.',
      'A session takes 10–15 hours.',
      'A discount of 40–50%.',
      'The workshop takes two hours.',
    ],
    invented: [
      'A session takes 15 minutes.',
      'Now 20% off.',
      'Call +46 8 465 004 16.',
      'Write to hello@firm.exam.',
      'See bit.ly/x.',
      'See firm․example．com.',
      'See firm\u200d-deals.com.',
      'See www.firm.example.',
    ],
  },
  {
    source: swedish,
    grounded: [
      'Ett program kostar från 500 EUR i månaden.',
      'Säljträning kostar under 600 euro per användare.',
      'Ett pass tar 10–15 minuter.',
      '40–50 procent slutför.',
      'Klart inom 14 dagar.',
    ],
    reworded: [
      'Det kostar från 500 euro om året.',
      'Det kostar från 500 kronor i månaden.',
      'Årsavgiften är från 500 euro.',
      'Säljträning kostar från 500 euro i månaden.',
      'Ni får 40–50 % rabatt.',
      'Ett pass tar två dagar.',
      'Klart inom 14 dygn.',
    ],
    invented: ['Ett pass tar 15 minuter.', 'Nu 20 % billigare.'],
  },
])('of a statement in $source.language', ({ source, ...verdicts }) => {
  it.each(Object.entries(verdicts))('tells what is %s', (verdict, statements) => {
    const judged = statements.map((statement) => [statement, judge(statement, source)]);
    expect(judged).toEqual(statements.map((statement) => [statement, verdict]));
  });
});

import { describe, expect, test } from 'vitest';
import type { State } from '../locales/source-lock.ts';
import { formats } from './formats.ts';
import { importUnits } from './import-units.ts';
import { bytesOf, english, swedish, testSite } from './testSite.ts';
import { unitsOf } from './units.ts';

describe('what is handed out', () => {
  test('says what a translator has to know, and how a text stands', () => {
    const { locales, write } = testSite();
    write('en', english.replace('First', 'Premier'));
    write('sv', swedish.replace('"Två"', '""'));
    const note = 'The heading.\nAt most 40 characters, as shown.';
    expect(unitsOf(locales, 'sv')).toMatchObject([
      { id: 'faq:title', target: 'Första <b>dagen</b> med {{product}}', note, needsReview: false },
      { id: 'faq:days_one', source: 'One day', note: 'Said of numbers such as 1.' },
      { id: 'faq:days_other', source: '{{count}} days', needsReview: false },
      {
        id: 'faq:body.0',
        note: 'A list.\nThe source has changed since this was translated.',
        needsReview: true,
      },
      { id: 'faq:body.1', target: '', needsReview: true },
    ]);
    const idsOf = (only: State) => unitsOf(locales, 'sv', [only]).map(({ id }) => id);
    expect(idsOf('stale')).toEqual(['faq:body.0']);
    expect(idsOf('missing')).toEqual(['faq:body.1']);
    expect(idsOf('unread')).toEqual([]);
  });

  test('has the plural forms of its language', () => {
    const plurals = unitsOf(testSite('pl').locales, 'pl').filter(({ id }) => id.includes('days'));
    expect(plurals.map(({ id, source }) => [id, source])).toEqual([
      ['faq:days_one', 'One day'],
      ['faq:days_few', '{{count}} days'],
      ['faq:days_many', '{{count}} days'],
      ['faq:days_other', '{{count}} days'],
    ]);
    expect(plurals[1]!.note).toBe('Said of numbers such as 2, 3, 4.');
  });
});

describe('an export', () => {
  test('changes not one byte when it comes back as it was, in any format, whichever texts it has', () => {
    const { locales, ...site } = testSite();
    site.give({ days_one: { target: 'Dag', needsReview: true } });
    site.write('en', english.replace('The first', 'The very first'));
    site.write('sv', swedish.replace('"Två"', '""'));
    const before = bytesOf(locales.root);
    const all = unitsOf(locales, 'sv');
    const open = unitsOf(locales, 'sv', ['stale', 'missing', 'unread']);
    const openIds = ['faq:title', 'faq:days_one', 'faq:days_other', 'faq:body.1'];
    expect(open.map(({ id }) => id)).toEqual(openIds);
    for (const { write, read } of Object.values(formats)) {
      for (const units of [all, open]) {
        const given = read(write(units, 'sv').replace(/^\ufeff/, '')).units;
        expect(given).toHaveLength(units.length);
        const nothing = { written: [], states: {}, refused: [] };
        expect(importUnits(locales, 'sv', given)).toEqual(nothing);
      }
    }
    expect(bytesOf(locales.root)).toEqual(before);
  });
});

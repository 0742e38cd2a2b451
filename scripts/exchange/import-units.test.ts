import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importUnits } from './import-units.ts';
import { swedish, testSite } from './testSite.ts';
import type { GivenUnit } from './unit.ts';

test('is written, counts as read, and leaves the rest to the byte', () => {
  const { give, open, read } = testSite();
  expect(give({ days_one: { target: 'En\u00a0enda dag' } })).toEqual({
    written: [{ id: 'faq:days_one', before: 'En dag', text: 'En\u00a0enda dag' }],
    states: { translated: 1 },
    refused: [],
  });
  expect(read()).toBe(swedish.replace('En dag', String.raw`En\u00a0enda dag`));
  expect(open()).toEqual([]);
});

test.each<[string, string, GivenUnit['target'], string]>([
  ['a placeholder that is gone', 'title', 'Första <b>dagen</b>', 'lacks {{product}}'],
  ['a tag that is open', 'title', 'Första <b>dagen {{product}}', 'has <b>, which is not closed'],
  ['a straight quotation mark', 'days_one', 'En "dag"', 'has a straight quotation mark'],
  [
    'a text too long',
    'title',
    `<b>${'Lång '.repeat(9)}dag</b> {{product}}`,
    'is 59 characters long',
  ],
  ['its source', 'title', 'The first <b>day</b> of {{product}}', 'is the same as in en'],
])('is refused with %s, and the others are written', (_, key, target, wrong) => {
  const { give, read, lock } = testSite();
  const before = lock();
  const { written, refused } = give({ [key]: { target }, 'body.0': { target: 'Först' } });
  expect(written.map(({ id }) => id)).toEqual(['faq:body.0']);
  expect(refused).toMatchObject([
    {
      id: `faq:${key}`,
      wrong: expect.stringContaining(wrong) as string,
      remedy: expect.stringMatching(/\w/) as string,
    },
  ]);
  expect(read()).toBe(swedish.replace('Ett', 'Först'));
  expect(lock()).toBe(before);
});

test('is refused where there is no such text, or two of it', () => {
  const { locales, lock, read } = testSite();
  const before = lock();
  const unit = { source: 'One day', target: 'Dag', needsReview: false };
  const ids = [
    'faq:days_few',
    'faq:nope',
    'nope:title',
    '',
    '__proto__:title',
    'faq:constructor',
    '../sv/faq:title',
  ];
  const twice = [
    { ...unit, id: 'faq:days_one', target: 'Dygn' },
    { ...unit, id: 'faq:days_one' },
    { ...unit, id: 'faq:body.0' },
    { ...unit, id: 'faq:body.0', needsReview: true },
  ];
  const given = [...ids.map((id) => ({ ...unit, id })), ...twice];
  const { written, refused } = importUnits(locales, 'sv', given);
  expect(written).toEqual([]);
  expect(refused.map(({ id }) => id).sort()).toEqual(
    [...ids.map((id) => id || '(no id)'), ...twice.map(({ id }) => id)].sort(),
  );
  expect([read(), lock()]).toEqual([swedish, before]);
});

test('is refused where the text cannot be read, whatever is left of it', () => {
  const { give, open } = testSite();
  const fault = { wrong: 'has <x> in it', remedy: 'write it' };
  const { refused, written } = give({
    days_one: { target: '', fault },
    days_other: { target: '{{count}}\u00a0dygn' },
  });
  expect(refused).toEqual([{ id: 'faq:days_one', ...fault }]);
  expect(written.map(({ id }) => id)).toEqual(['faq:days_other']);
  expect(open()).toEqual(['days has been read by nobody']);
});

test('loses no text of a key that was renamed', () => {
  const { give, read, write } = testSite();
  const renamed = swedish.replace('"title"', '"heading"');
  write('sv', renamed);
  const { refused } = give({
    title: { target: '<b>Dag</b> {{product}}' },
    days_one: { target: 'Dag' },
  });
  expect(refused).toMatchObject([
    { id: 'faq:title', wrong: expect.stringContaining('heading') as string },
  ]);
  expect(read()).toBe(renamed.replace('En dag', 'Dag'));
});

test('is refused where the file on the disk is broken, or the lock', () => {
  const { give, locales, read, write } = testSite();
  const broken = swedish.replace('"En dag",', '"En dag"');
  write('sv', broken);
  expect(give({ days_one: { target: 'Dag' } }).refused).toMatchObject([
    { remedy: expect.stringContaining('line 5') as string },
  ]);
  expect(read()).toBe(broken);
  write('sv', swedish);
  writeFileSync(path.join(locales.root, '_lock', 'sv.json'), '<<<<<<<');
  expect(() => importUnits(locales, 'sv', [])).toThrow('_lock/sv.json');
});

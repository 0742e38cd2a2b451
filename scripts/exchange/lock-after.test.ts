import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importUnits } from './import-units.ts';
import { english, testSite } from './testSite.ts';
import type { GivenUnit } from './unit.ts';
import { unitsOf } from './units.ts';

test('beside a source that has changed is written and out of date', () => {
  const { give, locales, open, read, write } = testSite();
  const [title] = unitsOf(locales, 'sv');
  write('en', english.replace('The first', 'The very first'));
  const target = 'Den första <b>dagen</b> med {{product}}';
  expect(give({ title: { source: title!.source, target } })).toMatchObject({
    states: { stale: 1 },
  });
  expect(read()).toContain(target);
  expect(open()).toEqual(['title was made from another text']);
  give({ title: {} });
  expect(open()).toEqual([]);
});

test('of a list is out of date by itself', () => {
  const { give, open } = testSite();
  give({ 'body.1': { source: 'Another', target: 'Annat' } });
  expect(open()).toEqual(['body.1 was made from another text']);
});

test('of a list is to be read by itself', () => {
  const { give, locales, open } = testSite();
  give({ 'body.1': { target: 'Annat', needsReview: true } });
  expect(open()).toEqual(['body.1 has been read by nobody']);
  expect(unitsOf(locales, 'sv', ['unread'])[0]!.note).toBe('A list.');
  give({ 'body.1': {} });
  expect(open()).toEqual([]);
});

test('and is to be read stays so, or becomes so', () => {
  const { give, locales, open, read, write } = testSite();
  give({ title: { target: '<b>Dagen</b> med {{product}}', needsReview: true } });
  expect(read()).toContain('<b>Dagen</b>');
  expect(open()).toEqual(['title has been read by nobody']);
  write('en', english.replace('Second', 'Other'));
  give({ 'body.1': { target: 'Annat', needsReview: true } });
  expect(open()).toEqual(['title has been read by nobody', 'body.1 was made from another text']);
  importUnits(
    locales,
    'sv',
    unitsOf(locales, 'sv').map((unit) => ({ ...unit, needsReview: false })),
  );
  expect(open()).toEqual([]);
});

test('as it was takes back nothing that was read meanwhile', () => {
  const { give, open } = testSite();
  give({ title: { needsReview: true }, days_other: { source: 'Of before' } });
  expect(open()).toEqual([]);
});

test('of a plural message counts as read with all its forms', () => {
  const { give, open } = testSite();
  give({ days_one: { target: 'Dag' }, days_other: { needsReview: true } });
  expect(open()).toEqual(['days has been read by nobody']);
  give({ days_one: { target: 'En dag' }, days_other: { target: 'dagar' } });
  expect(open()).toEqual(['days has been read by nobody']);
  give({ days_one: {}, days_other: {} });
  expect(open()).toEqual([]);
});

test('begins a draft: every key, and no more read than is whole', () => {
  const { give, lock, open, read } = testSite('pl');
  const target = '{{count}}\u00a0dni';
  give({ 'body.1': { target: 'Drugie' }, days_few: { target } }, 'pl');
  expect(JSON.parse(read('pl'))).toEqual({
    title: '',
    days_one: '',
    days_few: target,
    days_many: '',
    days_other: '',
    body: ['', 'Drugie'],
  });
  expect(open('pl')).toEqual(['title is missing', 'days is missing', 'body.0 is missing']);
  expect(lock('pl')).not.toContain('days');
  give(
    {
      days_one: { target: 'Jeden' },
      days_few: {},
      days_many: { target },
      days_other: { target },
    },
    'pl',
  );
  expect(open('pl')).toEqual(['title is missing', 'body.0 is missing']);
});

/** A site in Polish, all of it written; read where that is said. */
function polishSite(isRead: boolean) {
  const site = testSite('pl');
  const target = '{{count}}\u00a0dni';
  const forms = { days_few: { target }, days_many: { target }, days_other: { target } };
  const needsReview = !isRead;
  const wanted = { days_one: { target: 'Jeden' }, ...forms };
  const marked = Object.entries(wanted).map(([key, unit]) => [key, { ...unit, needsReview }]);
  site.give(Object.fromEntries(marked) as Record<string, Partial<GivenUnit>>, 'pl');
  const days = () => site.open('pl').filter((line) => line.startsWith('days'));
  return { ...site, days, target };
}

test('of some forms is none that says the whole was read', () => {
  const { days, give, target } = polishSite(false);
  expect(days()).toEqual(['days has been read by nobody']);
  give({ days_few: {}, days_many: { target: `${target}!` } }, 'pl');
  expect(days()).toEqual(['days has been read by nobody']);
});

test('of a form that was missing leaves the lock as it was', () => {
  const { days, give, lock, read, target, write } = polishSite(true);
  const whole = read('pl');
  const empty = whole.replace(/(?<="days_few": )"[^"]*"/, '""');
  const before = lock('pl');
  write('pl', empty);
  expect(days()).toEqual(['days is missing']);
  give({ days_few: { target } }, 'pl');
  expect([read('pl'), lock('pl'), days()]).toEqual([whole, before, []]);

  write('pl', empty);
  write('en', english.replace('{{count}} days', '{{count}} whole days'));
  give({ days_few: { source: '{{count}} days', target } }, 'pl');
  expect([read('pl'), days()]).toEqual([whole, ['days was made from another text']]);
});

test('of a form that the source has not stands beside what it was given with', () => {
  const { days, give, target } = polishSite(true);
  give({ days_few: { source: 'Of before', target: `${target}!` } }, 'pl');
  expect(days()).toEqual(['days was made from another text']);
});

test('makes no lock for a language that was published without one', () => {
  const { give, locales, read } = testSite();
  rmSync(path.join(locales.root, '_lock'), { recursive: true });
  expect(give({ days_one: { target: 'Dag' } })).toMatchObject({ refused: [] });
  expect(read()).toContain('"Dag"');
  expect(existsSync(path.join(locales.root, '_lock'))).toBe(false);
});

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { accept } from './accept.ts';
import { run, statusOf, tableOf } from './status.ts';
import { testLocales } from '../locales/testLocales.ts';

const english = {
  title: 'A title of one day',
  days_one: 'One day',
  days_other: '{{count}} days',
  body: ['First', 'Second', 'Third'],
};
const swedish = {
  title: 'En rubrik',
  days_one: 'En dag',
  days_other: '{{count}} dagar',
  body: ['Ett', 'Två', 'Tre'],
};

/** A site in English and Swedish, whose Swedish has been accepted. */
function accepted() {
  const locales = testLocales({ 'en/faq.json': english, 'sv/faq.json': swedish });
  accept(locales, 'sv', []);
  const write = (language: string, words: object) =>
    writeFileSync(path.join(locales.root, language, 'faq.json'), JSON.stringify(words));
  /** What is to be done: a key and why. */
  const open = () =>
    statusOf(locales, 'sv').flatMap((file) =>
      file.open.map(({ key, wrong }) => `${key} ${wrong.replace(/;.*/, '')}`),
    );
  return { locales, write, open };
}

const changed = 'was made from another text';

test('a translation that was accepted is up to date', () => {
  const { open } = accepted();
  expect(open()).toEqual([]);
});

test('when its source changes it is outdated until it is accepted again', () => {
  const { locales, write, open } = accepted();
  write('en', { ...english, title: 'A title of two days', days_one: 'A day' });
  expect(open()).toEqual([`title ${changed}`, `days ${changed}`]);
  write('sv', { ...swedish, title: 'En rubrik om två dagar' });
  expect(open()).toEqual([`title ${changed}`, `days ${changed}`]);
  expect(accept(locales, 'sv', ['faq:title'])).toBe(1);
  expect(open()).toEqual([`days ${changed}`]);
  expect(accept(locales, 'sv', ['faq'])).toBe(1);
  expect(open()).toEqual([]);
});

test('typography of the source changes nothing', () => {
  const { locales, write, open } = accepted();
  write('en', {
    ...english,
    title: 'A  title of\u00a0one day',
    body: ['First', '"Second"', 'Third'],
  });
  expect(open()).toEqual([`body.1 ${changed}`]);
  accept(locales, 'sv', []);
  write('en', { ...english, body: ['First', '“Second”', 'Third'] });
  expect(open()).toEqual([]);
});

test('of a list only new or changed items are outdated', () => {
  const { locales, write, open } = accepted();
  write('en', { ...english, body: ['First', 'New', 'Third', 'Second'] });
  write('sv', { ...swedish, body: ['Ett', 'Nytt', 'Tre', 'Två'] });
  expect(open()).toEqual(['body.1 has been read by nobody beside “New”']);
  accept(locales, 'sv', ['faq:body.1']);
  expect(open()).toEqual([]);
  // What is no longer there is forgotten.
  write('en', { ...english, body: ['New'] });
  accept(locales, 'sv', ['faq']);
  // One that takes the place of another may have been made from that.
  write('en', { ...english, body: ['First'] });
  expect(open()).toEqual([`body.0 ${changed}`]);
});

test('a new text is unread, and missing until it is translated', () => {
  const { locales, write, open } = accepted();
  write('en', { ...english, more: 'More' });
  expect(open()).toEqual(['more is missing']);
  expect(() => accept(locales, 'sv', ['faq:more'])).toThrow('missing in sv: faq:more');
  expect(accept(locales, 'sv', [])).toBe(0);
  write('sv', { ...swedish, more: 'Mer' });
  expect(open()).toEqual(['more has been read by nobody beside “More”']);
});

test('unknown keys cannot be accepted, and nothing is written', () => {
  const { locales } = accepted();
  const lock = () => readFileSync(path.join(locales.root, '_lock/sv.json'), 'utf8');
  const before = lock();
  expect(() => accept(locales, 'sv', ['faq:title', 'faq:titel'])).toThrow('en has no faq:titel');
  expect(() => accept(locales, 'fi', [])).toThrow('There is no locales/fi');
  expect(() => accept(locales, 'en', [])).toThrow('en is the source');
  expect(lock()).toBe(before);
});

test('an invalid lock file is reported by name', () => {
  const { locales } = accepted();
  writeFileSync(path.join(locales.root, '_lock/sv.json'), '{"faq":');
  expect(() => statusOf(locales, 'sv')).toThrow('locales/_lock/sv.json is no lock');
});

test('a plural is missing until all its forms exist, and accepted by any of them', () => {
  const { locales, write, open } = accepted();
  write('sv', { ...swedish, days_one: ' ' });
  expect(open()).toEqual(['days is missing']);
  write('sv', swedish);
  write('en', { ...english, days_other: '{{count}} whole days' });
  expect(accept(locales, 'sv', ['faq:days_one'])).toBe(1);
  expect(open()).toEqual([]);
});

test('a broken source file throws, and the lock is kept', () => {
  const { locales } = accepted();
  writeFileSync(path.join(locales.root, 'en/faq.json'), '{"title":');
  const lock = () => readFileSync(path.join(locales.root, '_lock/sv.json'), 'utf8');
  const before = lock();
  expect(() => accept(locales, 'sv', [])).toThrow('locales/en/faq.json:1: is no JSON');
  expect(() => statusOf(locales, 'sv')).toThrow('locales/en/faq.json:1: is no JSON');
  expect(lock()).toBe(before);
});

test('the strict command fails if anything is open', () => {
  const { locales, write } = accepted();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(run(['--strict'], locales)).toBe(true);
  write('en', { ...english, title: 'Another' });
  expect(run(['--strict'], locales)).toBe(false);
  expect(run([], locales)).toBe(true);
  expect(run(['--strict'], { ...locales, drafts: ['sv'] })).toBe(true);
});

test('the table counts by file', () => {
  const { locales, write } = accepted();
  write('en', { ...english, title: 'Another', more: 'More' });
  expect(tableOf('sv', statusOf(locales, 'sv'))).toBe(
    [
      'sv   translated  stale  unread  missing',
      'faq           4      1       0        1  66 %',
      'all           4      1       0        1  66 %',
    ].join('\n'),
  );
});

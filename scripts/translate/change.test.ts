import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accept } from '../i18n/accept.ts';
import { statusOf } from '../i18n/status.ts';
import { testLocales } from '../locales/testLocales.ts';
import { acceptText, change, tryText, UnknownText } from './change.ts';
import type { Change } from './contract.ts';

const english = `{
  "title": "The first <b>day</b> of {{product}}",

  "days_one": "One day",
  "days_other": "{{count}} days",
  "body": [ "First", "Second" ]
}
`;
const swedish = `{
  "title": "Första <b>dagen</b> med {{product}}",

  "days_one": "En dag",
  "days_other": "{{count}} dagar",
  "body": [ "Ett", "Två" ]
}
`;

/** A site in English and Swedish, whose Swedish is read, and a Finnish draft that is not begun. */
function site() {
  const locales = {
    ...testLocales({
      'en/faq.json': english,
      'sv/faq.json': swedish,
      'fi/DRAFT.md': 'A draft',
      '_notes/everywhere.json': { '{{product}}': 'The name', '{{count}}': 'A number' },
    }),
    drafts: ['fi'],
  };
  accept(locales, 'sv', []);
  const fileOf = (language: string) => path.join(locales.root, language, 'faq.json');
  const open = (language: string) =>
    statusOf(locales, language).flatMap((file) => file.open.map(({ key }) => key));
  return {
    locales,
    open,
    read: (language: string) => readFileSync(fileOf(language), 'utf8'),
    write: (language: string, content: string) => writeFileSync(fileOf(language), content),
    save: (wanted: Partial<Change>) =>
      change(locales, {
        language: 'sv',
        file: 'faq',
        key: 'days_one',
        before: '',
        text: '',
        ...wanted,
      }),
  };
}

test('a text is written, and the rest of its file stays to the byte', () => {
  const { read, save } = site();
  expect(save({ before: 'En dag', text: 'En\u00a0enda “dag”' })).toMatchObject({ kind: 'saved' });
  expect(read('sv')).toBe(swedish.replace('En dag', String.raw`En\u00a0enda “dag”`));
  expect(read('en')).toBe(english);
});

test('nothing but the file is left in its folder', () => {
  const { locales, save } = site();
  save({ before: 'En dag', text: 'En enda dag' });
  expect(readdirSync(path.join(locales.root, 'sv'))).toEqual(['faq.json']);
});

test('a text that changed meanwhile is told and not overwritten', () => {
  const { read, save, write } = site();
  const changed = swedish.replace('En dag', 'Bara en dag');
  write('sv', changed);
  expect(save({ before: 'En dag', text: 'En enda dag' })).toEqual({
    kind: 'conflict',
    text: 'Bara en dag',
  });
  expect(read('sv')).toBe(changed);
  expect(save({ before: 'Bara en dag', text: 'En enda dag' })).toMatchObject({ kind: 'saved' });
});

test.each([
  ['a placeholder that is missing', 'title', 'Första <b>dagen</b>', 'lacks {{product}}'],
  ['a placeholder that is broken', 'title', 'Första <b>dagen</b> {{product}', 'has curly braces'],
  ['a tag that is open', 'title', 'Första <b>dagen {{product}}', 'has <b>, which is not closed'],
  ['a fact there is none of', 'days_other', '{{count}} {{day.count}}', 'which is no fact'],
  ['no text', 'days_one', ' ', 'is empty'],
])('%s is refused, with the reason', (_, key, text, wrong) => {
  const { read, save } = site();
  const before = (JSON.parse(swedish) as Record<string, string>)[key]!;
  const outcome = save({ key, before, text });
  expect(outcome).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(outcome)).toContain(wrong);
  expect(read('sv')).toBe(swedish);
});

test('a mark of the source stays, since code fills it in', () => {
  const { read, save } = site();
  const before = '{{count}} days';
  const wanted = { language: 'en', key: 'days_other', before };
  expect(save({ ...wanted, text: 'Some days' })).toMatchObject({ kind: 'refused' });
  expect(save({ ...wanted, text: '{{count}} full days' })).toMatchObject({ kind: 'saved' });
  expect(read('en')).toBe(english.replace('} days', '} full days'));
});

test('a fault that was there does not keep another text from being mended', () => {
  const { save, write } = site();
  write('sv', swedish.replace('{{count}} dagar', 'dagar'));
  expect(save({ before: 'En dag', text: 'En enda dag' })).toMatchObject({ kind: 'saved' });
});

test('a translation that was written counts as read beside the source as it is', () => {
  const { open, save, write } = site();
  write('en', english.replace('One day', 'A single day'));
  expect(open('sv')).toEqual(['days']);
  save({ before: 'En dag', text: 'En enda dag' });
  expect(open('sv')).toEqual([]);
});

test('what is taken back is out of date again', () => {
  const { open, read, save, write } = site();
  write('en', english.replace('One day', 'A single day'));
  const outcome = save({ before: 'En dag', text: 'En enda dag' });
  const { lock } = outcome as Extract<typeof outcome, { kind: 'saved' }>;
  save({ before: 'En enda dag', text: 'En dag', lock });
  expect(read('sv')).toBe(swedish);
  expect(open('sv')).toEqual(['days']);
});

test('one that agrees as it stands is accepted, and that can be taken back', () => {
  const { locales, open, read, save, write } = site();
  write('en', english.replace('One day', 'A single day'));
  const name = { language: 'sv', file: 'faq', key: 'days_other' };
  const lock = acceptText(locales, name);
  expect(open('sv')).toEqual([]);
  save({ before: 'En dag', text: 'En dag', lock });
  expect(open('sv')).toEqual(['days']);
  expect(read('sv')).toBe(swedish);
});

test('a draft is begun with its first text: every key, the plural forms it has, and no lock of the rest', () => {
  const { open, read, save } = site();
  const key = 'body.1';
  expect(save({ language: 'fi', key, text: 'Toinen' })).toEqual({ kind: 'saved', lock: null });
  expect(JSON.parse(read('fi'))).toEqual({
    title: '',
    days_one: '',
    days_other: '',
    body: ['', 'Toinen'],
  });
  expect(open('fi')).toEqual(['title', 'days', 'body.0']);
  expect(save({ language: 'fi', key, before: 'Toinen', text: '' })).toMatchObject({
    kind: 'saved',
  });
});

test('a text that there is no place for is not lost when a file is filled up', () => {
  const { read, save, write } = site();
  const begun = '{ "heading": "Ensimmäinen päivä" }';
  write('fi', begun);
  const outcome = save({ language: 'fi', key: 'body.1', text: 'Toinen' });
  expect(outcome).toMatchObject({ kind: 'refused' });
  expect(JSON.stringify(outcome)).toContain('heading');
  expect(read('fi')).toBe(begun);
});

test('a lock that is broken is told of, and nothing is written', () => {
  const { locales, read, save } = site();
  writeFileSync(path.join(locales.root, '_lock', 'sv.json'), '<<<<<<<');
  expect(() => save({ before: 'En dag', text: 'En enda dag' })).toThrow('_lock/sv.json');
  expect(read('sv')).toBe(swedish);
});

test('a text that was wrong before it was mended can be had back', () => {
  const { read, save, write } = site();
  const wrong = swedish.replace('{{count}} dagar', 'dagar');
  write('sv', wrong);
  const mended = { key: 'days_other', before: 'dagar', text: '{{count}} dagar' };
  const { lock } = save(mended) as { lock: string };
  save({ key: 'days_other', before: '{{count}} dagar', text: 'dagar', lock });
  expect(read('sv')).toBe(wrong);
});

test('of a plural message some forms do not count as all', () => {
  const { open, save } = site();
  save({ language: 'fi', key: 'days_one', text: 'Yksi päivä' });
  expect(open('fi')).toContain('days');
  save({ language: 'fi', key: 'days_other', text: '{{count}} päivää' });
  expect(open('fi')).not.toContain('days');
});

test('a language that was published without a lock gets none', () => {
  const { locales, save } = site();
  rmSync(path.join(locales.root, '_lock'), { recursive: true });
  expect(save({ before: 'En dag', text: 'En enda dag' })).toMatchObject({ kind: 'saved' });
  expect(readdirSync(locales.root)).not.toContain('_lock');
});

test.each<Partial<Change>>([
  { language: 'de' },
  { language: '../sv' },
  { file: '../sv/faq' },
  { key: 'days' },
  { key: 'body' },
  { key: 'body.2' },
  { key: '__proto__' },
])('there is no text %o, and nothing is written', (wanted) => {
  const { read, save } = site();
  expect(() => save({ text: 'x', ...wanted })).toThrow(UnknownText);
  expect(read('sv')).toBe(swedish);
});

test('a file that is no JSON is left to an editor, with its line', () => {
  const { save, write, read } = site();
  const broken = swedish.replace('"En dag",', '"En dag"');
  write('sv', broken);
  const outcome = save({ before: 'En dag', text: 'En enda dag' });
  expect(outcome).toMatchObject({
    kind: 'refused',
    remarks: [{ remedy: expect.stringContaining('line 5') as string }],
  });
  expect(read('sv')).toBe(broken);
});

test('a key that stands twice is not written: nobody knows which is meant', () => {
  const { save, write, read } = site();
  const twice = swedish.replace('"days_one"', '"days_one": "Dag", "days_one"');
  write('sv', twice);
  expect(save({ before: 'En dag', text: 'En enda dag' })).toMatchObject({ kind: 'refused' });
  expect(read('sv')).toBe(twice);
});

test('what is tried is told of as a check would tell, and is not written', () => {
  const { locales, read } = site();
  const trial = tryText(locales, {
    language: 'sv',
    file: 'faq',
    key: 'title',
    text: 'Första  <b>dagen</b>',
  });
  expect(trial.remarks.map(({ wrong }) => wrong)).toEqual([
    'lacks {{product}}',
    'has two spaces in a row',
  ]);
  expect(trial.shown).toBe('Första  dagen');
  expect(read('sv')).toBe(swedish);
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { testLocales } from '../locales/testLocales.ts';
import { accept } from './accept.ts';
import { run as exportTexts } from './export.ts';
import { run as importTexts } from './import.ts';

/** A site in English and Swedish, and a folder for what is exchanged. */
function site() {
  const locales = testLocales({
    'en/faq.json': { title: 'The title', days: 'All {{count}} days', more: 'More to read' },
    'sv/faq.json': { title: 'Rubriken', days: 'Alla {{count}}\u00a0dagar', more: '' },
  });
  accept(locales, 'sv', []);
  const lines: string[] = [];
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line));
  }
  const at = (name: string) => path.join(path.dirname(locales.root), name);
  return {
    at,
    lines,
    read: () => readFileSync(path.join(locales.root, 'sv', 'faq.json'), 'utf8'),
    /** Lays a file down, and imports it. */
    take: (name: string, content: string | Buffer, lang = 'sv') => {
      writeFileSync(at(name), content);
      return importTexts(['--lang', lang, at(name)], locales);
    },
    hand: (...args: string[]) => exportTexts(args, locales),
    importTexts: (...args: string[]) => importTexts(args, locales),
  };
}

test.each([
  ['xliff', 'out.xlf'],
  ['po', 'out.po'],
  ['csv', 'out.csv'],
])(
  'what is handed out as %s and translated is written, and what it replaces is told',
  (format, name) => {
    const { at, hand, lines, read, take } = site();
    expect(hand('--format', format, '--lang', 'sv', '--out', at(name))).toBe(true);
    expect(lines).toEqual([`${at(name)}: texts: 3`]);
    const translated = readFileSync(at(name), 'utf8').replace('Rubriken', 'Titeln');
    expect(take(name, translated)).toBe(true);
    expect(lines.slice(1)).toEqual([
      'faq:title\n  was: Rubriken\n  now: Titeln',
      'Texts written: 1',
      'Messages up to date: 1, out of date: 0, to be read: 0',
    ]);
    expect(read()).toContain('"Titeln"');
  },
);

test('refused texts are reported with a remedy, and can be imported again', () => {
  const { lines, read, take } = site();
  const head = 'id,source,target,fuzzy\n';
  const rows = 'faq:title,The title,Titeln,\nfaq:more,More to read,Mer att läsa,\n';
  const broken = `${head}${rows}faq:days,All {{count}} days,Alla <b>dagar,\nfaq:nope,No,Nej,\n`;
  expect(take('sv.csv', broken)).toBe(false);
  expect(lines.join('\n')).toContain('Texts written: 2');
  expect(lines.slice(-5)).toEqual([
    'faq:nope: is no text of en, or no plural form of the language; correct its id, or leave it out',
    'faq:days: has <b>, which is not closed; put </b> behind the words it holds',
    'faq:days: lacks {{count}}; put it where it belongs: en says “All {{count}} days”',
    'faq:days: has <b>, where en has not; remove it or spell it as en does: “All {{count}} days”',
    expect.stringMatching(/^Refused: 2\. Correct them in .*sv\.csv, and import it again\.$/),
  ]);
  expect(JSON.parse(read())).toEqual({
    title: 'Titeln',
    days: 'Alla {{count}}\u00a0dagar',
    more: 'Mer att läsa',
  });
  expect(
    take('sv.csv', `${head}faq:days,All {{count}} days,Samtliga {{count}}\u00a0dagar,\n`),
  ).toBe(true);
  expect(read()).toContain('Samtliga');
});

test('only the requested texts are exported, and no empty file', () => {
  const { at, hand, lines } = site();
  const ask = (only: string, name: string) =>
    hand('--format', 'csv', '--lang', 'sv', '--only', only, '--out', at(name));
  ask('stale,missing,unread', 'some.csv');
  expect(readFileSync(at('some.csv'), 'utf8')).toMatch(/"faq:more"/);
  expect(readFileSync(at('some.csv'), 'utf8')).not.toMatch(/"faq:title"/);
  ask('stale', 'none.csv');
  expect(lines.at(-1)).toBe('sv has no such text: nothing was written');
  expect(existsSync(at('none.csv'))).toBe(false);
  expect(() => ask('old', 'old.csv')).toThrow('--only <translated,stale,unread,missing>');
});

test('an existing file is not overwritten', () => {
  const { at, hand } = site();
  writeFileSync(at('sv.po'), 'translated');
  expect(() => hand('--format', 'po', '--lang', 'sv', '--out', at('sv.po'))).toThrow(
    'is there already',
  );
  expect(readFileSync(at('sv.po'), 'utf8')).toBe('translated');
});

const utf16 = Buffer.from(
  '\ufeffid\tsource\ttarget\tfuzzy\r\nfaq:more\tMore\tMera än så\t\r\n',
  'utf16le',
);

test('the encodings of spreadsheets are read, or reported', () => {
  const { read, take } = site();
  expect(take('wide.csv', utf16)).toBe(true);
  expect(read()).toContain('Mera än så');
  const content = 'id,source,target\nfaq:more,More,Mer än så\n';
  expect(() => take('old.csv', Buffer.from(content, 'latin1'))).toThrow('is not UTF-8');
});

test.each([
  ['sv.docx', 'x', 'is to end in .xlf, .xliff, .po, .csv'],
  ['sv.xlf', '<xliff version="1.2"', 'sv.xlf: is no XML'],
  ['sv.po', '<xliff/>', 'sv.po: Error parsing PO data'],
  ['sv.po', 'nothing', 'sv.po: has no text in it'],
  ['sv.csv', '', 'sv.csv: has no text in it'],
  ['fi.po', 'msgid ""\nmsgstr "Language: fi\\n"\n\nmsgid "a"\nmsgstr "b"\n', 'is in fi, not in sv'],
])('%s with %j is told of in a line, and nothing is written', (name, content, reason) => {
  const { read, take } = site();
  const before = read();
  expect(() => take(name, content)).toThrow(reason);
  expect(read()).toBe(before);
});

test('a file may state its language with a region, but no other', () => {
  const { take } = site();
  const from = (language: string) => () =>
    take(
      'more.po',
      `msgid ""\nmsgstr "Language: ${language}\\n"\n\nmsgctxt "faq:more"\nmsgid "More"\nmsgstr "Mer att se"\n`,
    );
  for (const language of ['sv_SE', 'SV', 'sv']) expect(from(language)()).toBe(true);
  for (const language of ['svk', 'fi', 'en']) {
    expect(from(language)).toThrow(`is in ${language}, not in sv`);
  }
});

test.each([
  [['--format', 'csv', '--lang', 'en'], 'en is the source'],
  [['--format', 'csv', '--lang', 'de'], 'There is no locales/de'],
  [['--format', 'csv'], 'npm run i18n:export'],
  [['--format', 'docx', '--lang', 'sv'], 'npm run i18n:export'],
  [['--format', 'toString', '--lang', 'sv'], 'npm run i18n:export'],
  [['--format', 'po', '--lang', 'sv', '--out', 'sv.csv'], 'is to end in .po'],
])('handing out %j fails', (args, reason) => {
  expect(() => site().hand(...args)).toThrow(reason);
});

test.each([
  [['--lang', 'en', 'en.po'], 'en is the source'],
  [['--lang', 'de', 'de.po'], 'There is no locales/de'],
  [['sv.po'], 'npm run i18n:import'],
  [['--lang', 'sv'], 'npm run i18n:import'],
  [['--lang', 'sv', 'nowhere.po'], 'nowhere.po: ENOENT'],
])('importing %j fails', (args, reason) => {
  expect(() => site().importTexts(...args)).toThrow(reason);
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { accept } from '../i18n/accept.ts';
import { addLanguage } from '../i18n/add.ts';
import { statusOf } from '../i18n/status.ts';
import { type Locales, siteLocales } from '../locales/locales.ts';
import { testLocales } from '../locales/testLocales.ts';
import { importUnits } from './import-units.ts';
import type { GivenUnit, Unit } from './unit.ts';
import { unitsOf } from './units.ts';

export const english = `{
  "title": "The first <b>day</b> of {{product}}",

  "days_one": "One day",
  "days_other": "{{count}} days",
  "body": [ "First", "Second" ]
}
`;
export const swedish = `{
  "title": "Första <b>dagen</b> med {{product}}",

  "days_one": "En dag",
  "days_other": "{{count}} dagar",
  "body": [ "Ett", "Två" ]
}
`;

/** A site in English and Swedish, whose Swedish is read, and a draft that is not begun. */
export function testSite(draft = 'fi') {
  const locales = {
    ...testLocales({
      'en/faq.json': english,
      'sv/faq.json': swedish,
      [`${draft}/DRAFT.md`]: 'A draft',
      '_notes/messages/faq.json': { title: { note: 'The heading.', limit: 40 }, body: 'A list.' },
      '_notes/languages/sv.json': { quotes: ['”', '”', '’', '’'] },
    }),
    drafts: [draft],
  };
  accept(locales, 'sv', []);
  const fileOf = (language: string) => path.join(locales.root, language, 'faq.json');
  /** What is to be done: the first word of each reason. */
  const open = (language = 'sv') =>
    statusOf(locales, language).flatMap((file) =>
      file.open.map(({ key, wrong }) => `${key} ${wrong.replace(/;.*| beside .*/, '')}`),
    );
  const give = (changes: Record<string, Partial<GivenUnit>>, language = 'sv') =>
    importUnits(
      locales,
      language,
      unitsOf(locales, language)
        .filter(({ id }) => id.slice(4) in changes)
        .map((unit) => ({ ...unit, needsReview: false, ...changes[unit.id.slice(4)] })),
    );
  return {
    locales,
    open,
    give,
    read: (language = 'sv') => readFileSync(fileOf(language), 'utf8'),
    write: (language: string, content: string) => writeFileSync(fileOf(language), content),
    lock: (language = 'sv') =>
      readFileSync(path.join(locales.root, '_lock', `${language}.json`), 'utf8'),
  };
}

/** This site, with a translation in each state, and a draft with more plural forms than it has. */
export function copyOfSite(): Locales {
  const { root, languages, ...more } = siteLocales();
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'exchange-')), 'locales');
  onTestFinished(() => rmSync(path.dirname(copy), { recursive: true }));
  cpSync(root, copy, { recursive: true });
  for (const own of ['ar', '_lock/ar.json']) {
    rmSync(path.join(copy, own), { recursive: true, force: true });
  }
  const all = [...new Set([...languages, 'ar'])];
  const locales = { ...more, root: copy, languages: all, drafts: ['sv', 'ar'] };
  addLanguage(locales, 'ar');
  const [lockFile, file] = ['_lock/sv.json', 'sv/faq.json'].map((name) => path.join(copy, name));
  const lock = JSON.parse(readFileSync(lockFile!, 'utf8')) as Record<string, object>;
  const { lead: _, ...faq } = { ...lock['faq'], title: '00000000' } as Record<string, string>;
  writeFileSync(lockFile!, JSON.stringify({ ...lock, faq }));
  const text = readFileSync(file!, 'utf8');
  writeFileSync(file!, text.replace(/(?<="meta": \{\s+"title": )"[^"]+"/, '""'));
  return locales;
}

/** A text that is done, but for what is said. */
export const unitOf = (more: Partial<Unit>): Unit => ({
  id: 'faq:title',
  source: 'A title',
  target: 'En rubrik',
  note: '',
  needsReview: false,
  ...more,
});

/** Every file of a folder, to the byte. */
export const bytesOf = (folder: string): [name: string, content: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

// @vitest-environment node
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { formats } from '../../scripts/exchange/formats.ts';
import { bytesOf, copyOfSite } from '../../scripts/exchange/testSite.ts';
import { unitsOf } from '../../scripts/exchange/units.ts';
import { run as exportTexts } from '../../scripts/i18n/export.ts';
import { run as importTexts } from '../../scripts/i18n/import.ts';
import { siteLocales } from '../../scripts/locales/locales.ts';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import { convert, requireToolkit, throughToolkit, type Translations } from './toolkit.ts';

beforeAll(requireToolkit);

/** A copy of the site's texts in every state, and a folder for exchanged files. */
function site() {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    throw new Error(line);
  });
  const locales = copyOfSite();
  const before = new Map(bytesOf(locales.root));
  const at = (name: string) => path.join(path.dirname(locales.root), name);
  return {
    locales,
    at,
    hand: (format: string, language: string, name: string) =>
      exportTexts(['--format', format, '--lang', language, '--out', at(name)], locales),
    take: (language: string, name: string) => importTexts(['--lang', language, at(name)], locales),
    /** @returns the names of the changed files */
    changed: () =>
      bytesOf(locales.root)
        .filter(([name, content]) => before.get(name) !== content)
        .map(([name]) => name),
  };
}

/** A text that is missing, one that is out of date, and one that is to be read: what becomes of each. */
const translations: Record<string, Translations> = {
  sv: {
    'faq:meta.title': { target: 'Vanliga frågor, ”AI” &\u00a0mer', needsReview: false },
    'faq:title': { target: 'Vanliga frågor', needsReview: false },
    'faq:lead': { target: 'Tio frågor, med svar', needsReview: true },
  },
  ar: {
    'faq:meta.title': { target: 'أسئلة عن التدريب', needsReview: false },
    'faq:title': { target: 'أسئلة شائعة', needsReview: true },
  },
};
const languages = [...new Set([...siteLocales().languages, ...Object.keys(translations)])].filter(
  (language) => language !== source,
);
const cases = languages.flatMap((language) =>
  Object.entries(formats).map(([name, format]) => [language, name, format.extensions[0]!] as const),
);

/** A spreadsheet shows a text as a formula that begins like one. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@])/, '');

describe.each(cases)('%s as %s', (language, format, end) => {
  const wanted = translations[language] ?? {};

  test('survives a round trip through the toolkit', () => {
    const { locales, at, hand, take, changed } = site();
    const units = unitsOf(locales, language);
    hand(format, language, `of${end}`);
    const files = [at(`of${end}`), at(`again${end}`), at(`translated${end}`)] as const;
    const read = throughToolkit(files, wanted);
    expect(
      read.map((unit) => ({
        ...unit,
        source: withoutGuard(unit.source),
        target: withoutGuard(unit.target),
      })),
    ).toEqual(
      // Of XLIFF the toolkit knows no mark on a text that is empty.
      format === 'xliff'
        ? units.map((unit) => ({ ...unit, needsReview: unit.needsReview && unit.target !== '' }))
        : units,
    );

    expect(take(language, `again${end}`)).toBe(true);
    expect(changed()).toEqual([]);

    expect(take(language, `translated${end}`)).toBe(true);
    const others = [`_lock/${language}.json`, `${language}/faq.json`];
    expect(changed().sort()).toEqual(language in translations ? others : []);
    const after = unitsOf(locales, language).filter(({ id }) => id in wanted);
    expect(
      Object.fromEntries(after.map(({ id, target, needsReview }) => [id, { target, needsReview }])),
    ).toEqual(wanted);
  });
});

test.each([
  ['xliff2po', 'xliff', '.xlf', '.po'],
  ['po2csv', 'po', '.po', '.csv'],
])('what %s makes of an export changes nothing', (program, format, from, to) => {
  const { at, hand, take, changed } = site();
  for (const language of languages) {
    hand(format, language, language + from);
    convert(program, at(language + from), at(language + to));
    expect(take(language, language + to)).toBe(true);
  }
  expect(changed()).toEqual([]);
});

/**
 * `npm run i18n:publish -- fi`: takes the mark of a draft off a language, once every text is there, was read
 * and has nothing wrong with it. From then on it is on the site, and stays: what becomes incomplete stops
 * the build.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describe, type Finding } from '../locales/finding.ts';
import { draftMark } from '../locales/languages.ts';
import { type Locales, siteLocales } from '../locales/locales.ts';
import { habitsFile } from '../wording/habits.ts';
import { checkLocales } from './check.ts';
import { statusOf } from './status.ts';

/** The most that is told of at once: who has begun needs no list of everything. */
const shown = 40;

/**
 * @returns what keeps a language from being published; nothing where it now is
 * @throws Error where it is no draft
 */
export function publish(locales: Locales, language: string): Finding[] {
  if (!locales.drafts?.includes(language)) throw new Error(`${language} is no draft`);
  const complete = { ...locales, drafts: [] };
  const findings = [
    ...checkLocales(complete).filter(
      ({ file }) => file.includes(`/${language}/`) || file === `locales/${habitsFile(language)}`,
    ),
    // What is missing stands among those already.
    ...statusOf(locales, language).flatMap(({ open }) =>
      open.filter(({ wrong }) => wrong !== 'is missing'),
    ),
  ];
  if (findings.length === 0) rmSync(path.join(locales.root, language, draftMark));
  return findings;
}

/** @throws Error as `publish` does, or with what one may write */
export function run(args: string[]): boolean {
  const [language, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
  if (language === undefined || others.length > 0)
    throw new Error('npm run i18n:publish -- <language>');
  const findings = publish(siteLocales(), language);
  for (const finding of findings.slice(0, shown)) console.error(describe(finding));
  if (findings.length > 0) console.error(`Before ${language} can be published: ${findings.length}`);
  else console.log(`${language} is published with the next build.`);
  return findings.length === 0;
}

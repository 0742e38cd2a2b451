/**
 * `npm run i18n:add -- fi`: a folder for a new language, every text in it still empty, plural messages in
 * the forms the language has. It is a draft: seen with `npm run dev`, where the source's text stands for what
 * is not written yet, and not on the site. `-- fi --by-model` has the configured model write what is empty;
 * nobody has read that until `npm run i18n:accept` says so.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import { emptied } from '../locales/draft.ts';
import { draftMark, isLanguageTag } from '../locales/languages.ts';
import { type Locales, readSources, siteLocales } from '../locales/locales.ts';
import { configuredModel } from '../setup/configured-model.ts';
import { writeDraft } from '../wording/write-draft.ts';

const about = (name: string, language: string) => `# ${name} is a draft

It is seen in development and not on the site. When everything is written and read,
\`npm run i18n:publish -- ${language}\` removes this file, and with it the mark.
`;

/**
 * @throws Error where the language is there already, or is no language tag
 */
export function addLanguage(locales: Locales, language: string): void {
  const folder = path.join(locales.root, language);
  if (!isLanguageTag(language)) {
    throw new Error(`“${language}” is no language tag as it is written, such as fi or pt-BR`);
  }
  if (existsSync(folder)) throw new Error(`locales/${language} is there already`);
  mkdirSync(folder);
  // What was read of a folder that is gone was not this.
  rmSync(path.join(locales.root, '_lock', `${language}.json`), { force: true });
  for (const { name, words } of readSources(locales)) {
    const content = JSON.stringify(emptied(words, language), null, 2);
    writeFileSync(path.join(folder, `${name}.json`), `${content}\n`);
  }
  const name = new Intl.DisplayNames(source, { type: 'language' }).of(language) ?? language;
  writeFileSync(path.join(folder, draftMark), about(name, language));
}

/** @throws Error as `addLanguage` does, or where the model is not configured or fails */
export async function run(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'by-model': { type: 'boolean', default: false } },
  });
  const [language, ...others] = positionals;
  if (language === undefined || others.length > 0) {
    throw new Error('npm run i18n:add -- <language> [--by-model]');
  }
  const locales = siteLocales();
  const ask = values['by-model'] ? configuredModel() : undefined;
  // What the model left out is asked for again.
  if (!ask || !locales.drafts?.includes(language)) addLanguage(locales, language);
  if (ask) {
    const { written, refused } = await writeDraft(locales, language, ask, () =>
      process.stdout.write('.'),
    );
    console.log(`\nWritten by the model: ${written}; to be read by a person, every one.`);
    for (const line of refused) console.log(line);
  }
  console.log(`locales/${language} is a draft: npm run dev shows it at /${language}.`);
  return true;
}

/**
 * `npm run i18n:accept -- sv faq:items.price.answer …`: says that somebody has read these translations
 * beside their source, and that they agree. `sv faq` is all of a file, `sv` all of a language.
 */
import { parseArgs } from 'node:util';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import { withoutForm } from '../locales/plural-forms.ts';
import { type Locales, readFiles, readSources, siteLocales } from '../locales/locales.ts';
import { acceptedIn, readLock, statesOf, writeLock } from '../locales/source-lock.ts';

/**
 * @param named files and messages: `faq`, `faq:items.price.answer`; none is all of them
 * @returns how many messages are now accepted that were not
 * @throws Error naming what there is not, or what cannot be accepted since it is missing; nothing is
 *   written then
 */
export function accept(locales: Locales, language: string, named: readonly string[]): number {
  // A plural message is accepted as a whole, by whichever of its forms.
  const what = named.map((one) => (one.includes(':') ? withoutForm(one) : one));
  if (language === source) throw new Error(`${source} is the source: there is nothing to accept`);
  if (!locales.languages.includes(language)) throw new Error(`There is no locales/${language}`);
  const lock = readLock(locales.root, language) ?? {};
  const sources = readSources(locales);
  const files = new Map(readFiles(locales, language).map((file) => [file.name, file]));
  const entries = sources.flatMap((original) =>
    statesOf(original, files.get(original.name), lock).map((entry) => ({
      ...entry,
      id: `${original.name}:${entry.key}`,
      file: original.name,
    })),
  );
  const isMeant = ({ id, file }: { id: string; file: string }) =>
    what.length === 0 || what.includes(file) || what.includes(id);
  const unknown = what.filter((one) => !entries.some(({ id, file }) => one === id || one === file));
  if (unknown.length > 0) throw new Error(`${source} has no ${unknown.join(', ')}`);
  const meant = entries.filter(isMeant);
  // Of a whole file or language, what is missing stays open.
  const missing = meant.filter(({ id, state }) => state === 'missing' && what.includes(id));
  if (missing.length > 0) {
    throw new Error(`missing in ${language}: ${missing.map(({ id }) => id).join(', ')}`);
  }
  const accepted = new Set(meant.filter(({ state }) => state !== 'missing').map(({ id }) => id));
  writeLock(
    locales.root,
    language,
    acceptedIn(lock, sources, (file, key) => accepted.has(`${file}:${key}`)),
  );
  return meant.filter(({ id, state }) => accepted.has(id) && state !== 'translated').length;
}

/** @throws Error as `accept` does, or with what one may write */
export function run(args: string[]): boolean {
  const [language, ...what] = parseArgs({ args, allowPositionals: true }).positionals;
  if (language === undefined)
    throw new Error('npm run i18n:accept -- <language> [<file>[:<key>] …]');
  console.log(`Accepted: ${accept(siteLocales(), language, what)}`);
  return true;
}

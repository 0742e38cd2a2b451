/**
 * `npm run i18n:import -- --lang sv sv.xlf`: writes the texts of a file that another tool has made of an
 * export into the language's files. What the check would find something in is refused and told of, and the
 * rest is written: the file can be corrected and imported again.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatOf, formats } from '../exchange/formats.ts';
import { importUnits } from '../exchange/import-units.ts';
import type { Given } from '../exchange/unit.ts';
import { requireTranslated } from '../exchange/units.ts';
import { siteLocales } from '../locales/locales.ts';

const extensions = Object.values(formats).flatMap((format) => format.extensions);

/**
 * @returns whether everything was taken
 * @throws Error with what one may write, or why nothing was taken
 */
export function run(args: string[], locales = siteLocales()): boolean {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { lang: { type: 'string' } },
  });
  const [file, ...others] = positionals;
  const { lang } = values;
  if (!lang || file === undefined || others.length > 0) {
    throw new Error(`npm run i18n:import -- --lang <language> <file: ${extensions.join(', ')}>`);
  }
  requireTranslated(locales, lang);
  const { language, units } = readGiven(file);
  if (language && !isIn(language, lang))
    throw new Error(`${file} is in ${language}, not in ${lang}`);
  const { written, states, refused } = importUnits(locales, lang, units);
  for (const { id, before, text } of written) {
    // What somebody wrote since the export is not lost unseen.
    if (before.trim() !== '') console.log(`${id}\n  was: ${before}\n  now: ${text}`);
  }
  console.log(`Texts written: ${written.length}`);
  if (states && Object.keys(states).length > 0) {
    const { translated = 0, stale = 0, unread = 0 } = states;
    console.log(`Messages up to date: ${translated}, out of date: ${stale}, to be read: ${unread}`);
  }
  for (const { id, wrong, remedy } of refused) console.error(`${id}: ${wrong}; ${remedy}`);
  // One may have more than one fault.
  const count = new Set(refused.map(({ id }) => id)).size;
  if (count > 0) console.error(`Refused: ${count}. Correct them in ${file}, and import it again.`);
  return count === 0;
}

/** @throws Error naming the file, where it cannot be read, is broken or has no text in it */
function readGiven(file: string): Given {
  const format = formatOf(file);
  if (!format) throw new Error(`${file} is to end in ${extensions.join(', ')}`);
  try {
    const given = format.read(decode(readFileSync(file)));
    if (given.units.length === 0) throw new Error('has no text in it');
    return given;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** @throws Error where it is in another encoding: what a spreadsheet writes unasked is one */
function decode(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Error('is not UTF-8: save it as that, in a spreadsheet as “CSV UTF-8”', {
      cause: error,
    });
  }
}

/** Tools write a language with its country, or leave that out: `sv_SE` is `sv`. */
function isIn(stated: string, language: string): boolean {
  const [one, other] = [stated, language].map(
    (tag) => `${tag.replaceAll('_', '-').toLowerCase()}-`,
  );
  return one!.startsWith(other!) || other!.startsWith(one!);
}

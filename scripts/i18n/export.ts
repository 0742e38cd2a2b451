/**
 * `npm run i18n:export -- --format xliff --lang sv`: a language's texts in a file for another tool, each with
 * its English, what a translator has to know of it, and how it stands. `--only stale,missing,unread` takes
 * those alone, `--out` names the file.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formats } from '../exchange/formats.ts';
import { requireTranslated, states, unitsOf } from '../exchange/units.ts';
import { siteLocales } from '../locales/locales.ts';

const usage = `npm run i18n:export -- --format <${Object.keys(formats).join('|')}> --lang <language> [--only <${states.join(',')}>] [--out <file>]`;

/** @throws Error with what one may write, or why nothing was written */
export function run(args: string[], locales = siteLocales()): boolean {
  const { format: name, lang, only, out } = readArgs(args);
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format || lang === '') throw new Error(usage);
  requireTranslated(locales, lang);
  const wanted = states.filter((state) => !only || only.split(',').includes(state));
  if (only && wanted.length !== only.split(',').length) throw new Error(usage);
  const file = out ?? path.join('exchange', `${lang}${format.extensions[0]}`);
  if (!format.extensions.includes(path.extname(file))) {
    throw new Error(`${file} is to end in ${format.extensions.join(' or ')}: an import goes by it`);
  }
  const units = unitsOf(locales, lang, wanted);
  if (units.length === 0) {
    console.log(`${lang} has no such text: nothing was written`);
    return true;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeNew(file, format.write(units, lang));
  console.log(`${file}: texts: ${units.length}`);
  return true;
}

function readArgs(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      format: { type: 'string', default: '' },
      lang: { type: 'string', default: '' },
      only: { type: 'string' },
      out: { type: 'string' },
    },
  });
  return values;
}

/** What somebody may have translated in is not written over. */
function writeNew(file: string, content: string): void {
  try {
    writeFileSync(file, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} is there already: remove it, or name another with --out`, {
      cause: error,
    });
  }
}

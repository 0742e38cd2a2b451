/**
 * `npm run i18n:check`: refuses a locale file that is missing, extra or broken, a translation that
 * differs from its source in more than words, words that are not as they should be, and code that
 * holds words or asks for words there are none of. All is told of in one go, with file, line, key and
 * what to do. `-- --fix` first mends what is sure: quotation marks, and spaces that are too many or
 * let a line end where none should.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describe, type Finding } from '../locales/finding.ts';
import { changeMessages, writeWhole } from '../locales/locale-file.ts';
import { checkStructure, type Locales, readFiles, siteLocales } from '../locales/locales.ts';
import { checkCode } from '../wording/check-code.ts';
import { checkWording } from '../wording/check-wording.ts';

/** @returns everything that is wrong with the locale files */
export const checkLocales = (locales: Locales): Finding[] => [
  ...checkStructure(locales),
  ...checkWording(locales),
];

/**
 * Writes what is mended into the files, everything else to the byte as it was.
 *
 * @returns how many messages changed
 */
export function mend(locales: Locales): number {
  const findings = checkWording(locales);
  let count = 0;
  for (const file of locales.languages.flatMap((language) => readFiles(locales, language))) {
    const texts = new Map<string, string>();
    for (const { key, text } of file.messages) {
      // Of two under one key nobody knows which is meant.
      if (file.twice.includes(key)) continue;
      const mends = findings.flatMap((finding) =>
        finding.mend && finding.file === file.path && finding.key === key ? [finding.mend] : [],
      );
      if (mends.length > 0)
        texts.set(
          key,
          mends.reduce((mended, apply) => apply(mended), text),
        );
    }
    if (texts.size === 0) continue;
    count += texts.size;
    writeWhole(path.join(locales.root, '..', file.path), changeMessages(file, texts));
  }
  return count;
}

export function run(args: string[], locales = siteLocales()): boolean {
  const { values } = parseArgs({ args, options: { fix: { type: 'boolean' } } });
  const mendAndCheck = () => {
    if (values.fix) console.log(`Mended: ${mend(locales)}`);
    return checkWording(locales);
  };
  let count = 0;
  // One after the other: notes that cannot be read keep nothing of the first two from being told.
  for (const check of [() => checkStructure(locales), () => checkCode(locales), mendAndCheck]) {
    count += told(check);
  }
  if (count > 0) console.error(`Faults: ${count}`);
  else console.log('The locale files agree.');
  return count === 0;
}

/** Prints what a check finds, or why it could not check. */
function told(check: () => Finding[]): number {
  try {
    const findings = check();
    for (const finding of findings) console.error(describe(finding));
    return findings.length;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

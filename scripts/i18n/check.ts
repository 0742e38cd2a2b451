/**
 * `npm run i18n:check`: refuses a locale file that is missing, extra or broken, a translation that
 * differs from its source in more than words, words that are not as they should be, and code that
 * holds words or asks for words there are none of. All is told of in one go, with file, line, key and
 * what to do. `-- --fix` first mends what is sure: quotation marks, and spaces that are too many or
 * let a line end where none should.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describe, type Finding } from '../locales/finding.ts';
import { changeMessages } from '../locales/locale-file.ts';
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
    writeFileSync(path.join(locales.root, '..', file.path), changeMessages(file, texts));
  }
  return count;
}

export function run(args: string[]): boolean {
  const { values } = parseArgs({ args, options: { fix: { type: 'boolean' } } });
  const locales = siteLocales();
  if (values.fix) console.log(`Mended: ${mend(locales)}`);
  let count = 0;
  // One after the other: notes that cannot be read keep nothing else from being told.
  for (const check of [checkStructure, checkCode, checkWording]) {
    const findings = check(locales);
    for (const finding of findings) console.error(describe(finding));
    count += findings.length;
  }
  if (count > 0) console.error(`Faults: ${count}`);
  else console.log('The locale files agree.');
  return count === 0;
}

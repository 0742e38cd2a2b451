/** The drafts in `tests/e2e/drafts` may lack messages of English, but have no others. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type LocaleFile, readLocaleFile } from '../scripts/locales/locale-file.ts';
import { faultsOf } from '../scripts/locales/locales.ts';

const folder = fileURLToPath(new URL('e2e/drafts/', import.meta.url));
const locales = fileURLToPath(new URL('../locales/', import.meta.url));

const files = readdirSync(folder).flatMap((language) =>
  readdirSync(path.join(folder, language)).map(
    (file) => [language, path.parse(file).name] as const,
  ),
);

it.each(files)('%s %s has only keys of English', (language, name) => {
  const read = (root: string, code: string) =>
    readLocaleFile(path.join(root, code, `${name}.json`), { language: code, name }) as LocaleFile;
  const faults = faultsOf(read(folder, language), read(locales, 'en'));
  expect(faults.filter(({ isGap }) => !isGap)).toEqual([]);
});

/** Copies of the project with more languages and pages than it has, to measure what they cost. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprefixedLanguage } from '../../src/site/languages.ts';
import { articleOf } from '../../src/site/blog.ts';
import { routesWhere } from '../../src/site/routes.ts';
import { readLanguages } from '../locales/languages.ts';
import { copyProject } from '../setup/copy-project.ts';

/** Of two plural forms, as the source has: a copy of its words is complete. */
const further =
  'da de nl nb fi et el hu af bg eu fo fy gl ka kk ky lb ml mn mr ne nn rm sw ta te tr';

interface Growth {
  /** How many languages there are in the end. */
  languages: number;
  /** How many times the pages there are, nearly. */
  times?: number;
}

/**
 * Copies the project without what it has built or kept, and adds languages, and pages that are like
 * its own. Every text added is one of its own: no two pages have one picture.
 *
 * @returns the copy's folder, removed when the process ends
 * @throws Error where more languages are asked for than are known to have the source's plural forms
 */
export function growProject({ languages, times = 1 }: Growth): string {
  const root = copyProject();
  const own = readLanguages().map(({ code }) => code);
  const added = further.split(' ').filter((code) => !own.includes(code));
  if (languages - own.length > added.length) throw new Error(`${languages} languages are too many`);
  if (times > 1) addPages(root, own, times);
  added.slice(0, languages - own.length).forEach((code, at) => addLanguage(root, code, at + 1));
  return root;
}

function addLanguage(root: string, code: string, number: number): void {
  const folder = join(root, 'locales', code);
  mkdirSync(folder);
  for (const name of readdirSync(join(root, 'locales', unprefixedLanguage))) {
    copyWords(join(root, 'locales', unprefixedLanguage, name), join(folder, name), number, code);
  }
}

/** Adds copies of the rows that nothing but their own words is needed for. */
function addPages(root: string, languages: readonly string[], times: number): void {
  const all = routesWhere(() => true).length;
  const simple = routesWhere(
    ({ id, path, noindex, features }) => !noindex && path !== '/' && !features && !articleOf(id),
  );
  const rows = Array.from({ length: (times - 1) * all }, (_, at) => {
    const { id, path } = simple[at % simple.length]!;
    const copy = `${id}-${at}`;
    for (const language of languages) {
      const folder = join(root, 'locales', language);
      copyWords(join(folder, `${id}.json`), join(folder, `${copy}.json`), at + 1);
    }
    return { id: copy, path: `${path}-${at}`, file: id, features: [id] };
  });
  const table = join(root, 'src/site/routes.ts');
  const mark = '  ...articleRows,\n';
  const written = rows.map((row) => `  ${JSON.stringify(row)},\n`).join('');
  changeFile(table, (source) => source.replace(mark, () => mark + written));
}

/** @throws Error where the change does nothing: what is measured then would be something else */
export function changeFile(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is as it was`);
  writeFileSync(file, changed);
}

/** What no text may be changed in: placeholders and tags. */
const marks = /(\{\{[^}]*\}\}|<[^>]*>)/;

const vowels = ['a', 'e', 'i', 'o', 'u'];

/** Copies a file of words, its vowels changed round by a number: as long, and unlike any other. */
function copyWords(from: string, to: string, number: number, locale?: string): void {
  // Each number another order of the vowels (Lehmer code).
  const rest = [...vowels];
  const order = vowels.map(
    (_, at) => rest.splice(Math.floor(number / factorial(4 - at)) % (5 - at), 1)[0]!,
  );
  const change = (text: string) =>
    text
      .split(marks)
      .map((part) =>
        marks.test(part) ? part : part.replace(/[aeiou]/g, (one) => order[vowels.indexOf(one)]!),
      )
      .join('');
  const words: unknown = JSON.parse(readFileSync(from, 'utf8'), (key, value: unknown) => {
    if (key === 'locale') return locale ?? value;
    return typeof value === 'string' && value.includes(' ') ? change(value) : value;
  });
  writeFileSync(to, JSON.stringify(words));
}

const factorial = (number: number): number => (number > 1 ? number * factorial(number - 1) : 1);

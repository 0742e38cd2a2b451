/**
 * `npm run i18n:status`: how far each language is, file by file, and which texts are missing, were made
 * from a source that has changed since, or have been read by nobody. `-- --strict` fails if there are any;
 * a language without a lock (`locales/_lock`) is told of and fails for what is missing alone.
 */
import { parseArgs } from 'node:util';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import { describe, type Finding, quoted } from '../locales/finding.ts';
import { type Locales, readFiles, readSources, siteLocales } from '../locales/locales.ts';
import { readLock, type State, statesOf } from '../locales/source-lock.ts';

interface FileStatus {
  name: string;
  counts: Record<State, number>;
  /** What is to be done, a message each. */
  open: Finding[];
}

/** @returns a language's files in the order of the site's, each with what is to be done */
export function statusOf(locales: Locales, language: string): FileStatus[] {
  const lock = readLock(locales.root, language);
  const files = new Map(readFiles(locales, language).map((file) => [file.name, file]));
  return readSources(locales).map((original) => {
    const file = files.get(original.name);
    const entries = statesOf(original, file, lock);
    const counts = { translated: 0, stale: 0, missing: 0, unread: 0 };
    for (const { state } of entries) counts[state] += 1;
    const open = entries.flatMap(({ key, state, original: text }) =>
      state === 'translated'
        ? []
        : [
            {
              file: `locales/${language}/${original.name}.json`,
              line: file?.lineOf(key) ?? 1,
              key,
              ...saidOf(state, `${language} ${original.name}:${key}`, text),
            },
          ],
    );
    return { name: original.name, counts, open };
  });
}

function saidOf(state: Exclude<State, 'translated'>, what: string, text: string) {
  const says = quoted(text);
  if (state === 'missing') return { wrong: 'is missing', remedy: `translate ${says}` };
  const accept = `npm run i18n:accept -- ${what}`;
  if (state === 'stale') {
    return {
      wrong: `was made from another text; ${source} says ${says} now`,
      remedy: `correct it if need be, then ${accept}`,
    };
  }
  return { wrong: `has been read by nobody beside ${says}`, remedy: `read it, then ${accept}` };
}

/** @returns a table of a language's files: a line a file, the last one of all */
export function tableOf(language: string, files: readonly FileStatus[]): string {
  const states = ['translated', 'stale', 'unread', 'missing'] as const;
  const total = Object.fromEntries(
    states.map((state) => [state, files.reduce((sum, { counts }) => sum + counts[state], 0)]),
  ) as FileStatus['counts'];
  const row = ({ name, counts }: Pick<FileStatus, 'name' | 'counts'>) => {
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    // Rounded down: 100 % is all of it.
    const percent = `${Math.floor((100 * counts.translated) / all)} %`;
    return [name, ...states.map((state) => String(counts[state])), percent];
  };
  const rows = [[language, ...states, ''], ...files.map(row), row({ name: 'all', counts: total })];
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]!.length)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @throws Error where a lock, or a file of the source, cannot be read */
export function run(args: string[], locales = siteLocales()): boolean {
  const { values } = parseArgs({ args, options: { strict: { type: 'boolean', default: false } } });
  let failing = 0;
  for (const language of locales.languages.filter((code) => code !== source)) {
    const files = statusOf(locales, language);
    const open = files.flatMap((file) => file.open);
    const isLocked = readLock(locales.root, language) !== undefined;
    const isDraft = locales.drafts?.includes(language) ?? false;
    const counted = isLocked ? open : open.filter(({ wrong }) => wrong === 'is missing');
    if (!values.strict) console.log(`${tableOf(language, files)}\n`);
    // A draft need not be complete, and the table says how far it is.
    if (isDraft) continue;
    failing += counted.length;
    for (const finding of counted) console.log(describe(finding));
    if (!isLocked) {
      console.log(
        `${language} has no lock: npm run i18n:accept -- ${language} says that it agrees with ${source}.`,
      );
    }
  }
  if (failing > 0) console.log(`Texts to look at: ${failing}`);
  else if (values.strict)
    console.log('Every translation that is locked is of the text its source has now.');
  return !values.strict || failing === 0;
}

/** The documents of the repository, and what comments say of them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesIn, readSource } from './sourceCode.ts';

const code = /\.(?:tsx?|mjs|mts)$/;
const files = ['src', 'scripts', 'supabase', 'tests'].flatMap((folder) =>
  filesIn(folder, /\.(?:tsx?|m[jt]s|css|sql|toml|md)$/),
);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesIn('locales', /\.md$/),
  ...filesIn('docs/decisions', /\.md$/),
  ...filesIn('docs/hosting', /\.md$/),
];
const others = ['.env.example', 'index.html', 'vite.config.ts', 'playwright.config.ts'];
const everything = [...files, ...documents, ...others];

/** @returns a module's comments, any other file whole, on one line: a citation may be broken */
function proseOf(file: string): string {
  const source = readSource(file);
  const prose = code.test(file)
    ? parseSync(file, source).comments.map(({ value }) => value)
    : [source];
  return prose.join('\n').replace(/\s*\n\s*(?:\*|--|#|\/\/)?\s*/g, ' ');
}

const prose = new Map(everything.map((file) => [file, proseOf(file)]));

/** @returns what matches in the prose of any file, with the file's name */
const foundIn = (pattern: RegExp) =>
  Array.from(prose, ([file, text]) =>
    Array.from(text.matchAll(pattern), (match) => ({ file, match })),
  ).flat();

const records = filesIn('docs/decisions', /\/\d{4}-[a-z-]+\.md$/).map((file) => {
  const [, number, title] = /^# (\d+)\. (.+)\n/.exec(readSource(file)) ?? [];
  return { file: path.posix.basename(file), number, title };
});
const titles = new Set(records.map(({ number, title }) => `decision ${number}, “${title}”`));

/** A decision by its number, its title or both, as it should be and as it should not. */
const cited = /\bdecisions?\b,?\s*(?:\d+(?:,\s*“[^”]*”)?|“[^”]*”)/gi;

/** @returns what is cited of a text and is no decision */
const unknownIn = (text: string) =>
  Array.from(text.matchAll(cited), ([words]) => words).filter((words) => !titles.has(words));

test('every decision is numbered in its turn, and the list of decisions names it', () => {
  const list = readSource('docs/decisions/README.md');
  expect(records.length).toBeGreaterThan(0);
  for (const [index, { file, number, title }] of records.entries()) {
    expect(file).toMatch(new RegExp(`^0*${index + 1}-`));
    expect(number).toBe(String(index + 1));
    expect(list).toContain(`[${number}. ${title}](${file})`);
  }
});

test('what is cited of the decisions is there, under that number and title', () => {
  const faults = Array.from(prose, ([file, text]) => unknownIn(text).map((it) => `${file}: ${it}`));
  expect(foundIn(cited)).not.toEqual([]);
  expect(faults.flat()).toEqual([]);
});

test.each([
  ['as decided (decision 10, “Once-only mail”)', []],
  ['the decisions of a board, and decision makers', []],
  ['(decisions, “Once-only mail”)', ['decisions, “Once-only mail”']],
  ['(decision 11, “Once-only mail”)', ['decision 11, “Once-only mail”']],
  ['see decision 10', ['decision 10']],
  ['(decision 999, “Nothing”)', ['decision 999, “Nothing”']],
])('%s cites %j that is not there', (text, unknown) => {
  expect(unknownIn(text)).toEqual(unknown);
});

test('the chapters that are cited are the specification’s', () => {
  const text = readSource('docs/specification.md');
  const chapters = new Set(Array.from(text.matchAll(/^## (\d+)\. /gm), ([, number]) => number));
  const citations = foundIn(/\bspecification(?:'s)?,? \(?chapters? ([\d, and]*\d)/gi);
  expect(citations).not.toEqual([]);
  const missing = citations.filter(({ match: [, numbers] }) =>
    numbers!.match(/\d+/g)!.some((number) => !chapters.has(number)),
  );
  expect(missing.map(({ file, match: [words] }) => `${file}: ${words}`)).toEqual([]);
});

test('every document that is named is there', () => {
  const known = new Set([...everything, 'docs/specification.md']);
  const named = foundIn(/(?<![\w/.-])[\w./-]+\.md\b/g).map(({ file, match: [name] }) => ({
    file,
    name,
    places: [name, path.posix.join(path.posix.dirname(file), name)],
  }));
  expect(named.map(({ name }) => name)).toContain('docs/specification.md');
  const missing = named.filter(({ places }) => !places.some((place) => known.has(place)));
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('every file that is named from the root is there', () => {
  const named = foundIn(
    /(?<=`)(?:docs|public|scripts|src|supabase|tests)\/(?![^`]*\.generated\.)[\w./-]+\.\w+(?=`)/g,
  );
  expect(named).not.toEqual([]);
  const missing = named.filter(({ match: [name] }) => !existsSync(name));
  expect(missing.map(({ file, match: [name] }) => `${file}: ${name}`)).toEqual([]);
});

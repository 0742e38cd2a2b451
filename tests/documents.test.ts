/** The documents of the repository, and references to them. */
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

/** @returns a module's comments or any other file's text, on one line, as a citation may wrap */
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

/** A citation of a decision, right or wrong. */
const cited = /\bdecisions?\b,?\s*(?:\d+(?:,\s*“[^”]*”)?|“[^”]*”)/gi;

/** @returns the wrong citations in a text */
const unknownIn = (text: string) =>
  Array.from(text.matchAll(cited), ([citation]) => citation).filter(
    (citation) => !titles.has(citation),
  );

test('decisions are numbered in sequence, and listed', () => {
  const list = readSource('docs/decisions/README.md');
  expect(records.length).toBeGreaterThan(0);
  for (const [index, { file, number, title }] of records.entries()) {
    expect(file).toMatch(new RegExp(`^0*${index + 1}-`));
    expect(number).toBe(String(index + 1));
    expect(list).toContain(`[${number}. ${title}](${file})`);
  }
});

test('cited decisions exist, with that number and title', () => {
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
])('%s cites the unknown %j', (text, unknown) => {
  expect(unknownIn(text)).toEqual(unknown);
});

test('cited chapters of the specification exist', () => {
  const text = readSource('docs/specification.md');
  const chapters = new Set(Array.from(text.matchAll(/^## (\d+)\. /gm), ([, number]) => number));
  const citations = foundIn(/\bspecification(?:'s)?,? \(?chapters? ([\d, and]*\d)/gi);
  expect(citations).not.toEqual([]);
  const missing = citations.filter(({ match: [, numbers] }) =>
    numbers!.match(/\d+/g)!.some((number) => !chapters.has(number)),
  );
  expect(missing.map(({ file, match: [citation] }) => `${file}: ${citation}`)).toEqual([]);
});

test('named documents exist', () => {
  const known = new Set([...everything, 'docs/specification.md']);
  const named = foundIn(/(?<![\w/.-])[\w./-]+\.md\b/g).map(({ file, match: [name] }) => ({
    file,
    name,
    paths: [name, path.posix.join(path.posix.dirname(file), name)],
  }));
  expect(named.map(({ name }) => name)).toContain('docs/specification.md');
  const missing = named.filter(({ paths }) => !paths.some((name) => known.has(name)));
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('files named from the root exist', () => {
  const named = foundIn(
    /(?<=`)(?:docs|public|scripts|src|supabase|tests)\/(?![^`]*\.generated\.)[\w./-]+\.\w+(?=`)/g,
  );
  expect(named).not.toEqual([]);
  const missing = named.filter(({ match: [name] }) => !existsSync(name));
  expect(missing.map(({ file, match: [name] }) => `${file}: ${name}`)).toEqual([]);
});

/** What code says of words: none of its own, and only keys that there are. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import type { Finding } from '../locales/finding.ts';
import type { LocaleFile } from '../locales/locale-file.ts';
import { type Locales, readFiles } from '../locales/locales.ts';
import { withoutForm } from '../locales/plural-forms.ts';
import { type AskedKey, keysInModule } from './keys-in-code.ts';
import { wordsInCode } from './words-in-code.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The code that may ask for a message. */
const modules = '{src,scripts,supabase/functions}/**/*.{ts,tsx}';
const isNoProduct = /\.test(?:-d)?\.tsx?$|\/test[A-Z]\w*\.tsx?$|\.generated\./;
/** Where a visitor's words could stand: records have names, and titles of studies. */
const isSpoken = /^src\/(?!content\/|site\/)/;

/**
 * @param folder the project
 * @returns words that stand in code, keys that no message has, and messages that no code asks for
 */
export function checkCode(locales: Locales, folder = project): Finding[] {
  const names = new Set<string>();
  const asked: (AskedKey & { file: string; line: number })[] = [];
  const findings: Finding[] = [];
  for (const file of globSync(modules, { cwd: folder }).sort()) {
    if (isNoProduct.test(file)) continue;
    const text = readFileSync(`${folder}${file}`, 'utf8');
    const { program } = parseSync(file, text);
    const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
    for (const [words, offset] of isSpoken.test(file) ? wordsInCode(program) : []) {
      findings.push({
        file,
        line: lineAt(offset),
        key: '',
        wrong: `holds words: “${words}”`,
        remedy: 'put them into a file of locales/ and say their key',
      });
    }
    const keys = keysInModule(program, file.split('/')[0] as 'src' | 'scripts' | 'supabase');
    for (const name of keys.names) names.add(name);
    asked.push(...keys.asked.map((key) => ({ ...key, file, line: lineAt(key.offset) })));
  }
  const sources = readFiles(locales, source);
  // In a file that cannot be read there may be any.
  const absent = sources.length === locales.namespaces.length ? absentKeys(asked, sources) : [];
  return [...findings, ...absent, ...unusedKeys(asked, sources, names)];
}

/** @returns what a key can be asked by: itself without its plural form, and the groups it stands in */
function waysTo(key: string): string[] {
  const names = withoutForm(key).split('.');
  return names.map((_, level) => names.slice(0, level + 1).join('.'));
}

const isIn = ({ namespaces }: AskedKey, { name }: LocaleFile) =>
  namespaces.length === 0 || namespaces.includes(name);

function unusedKeys(
  asked: readonly AskedKey[],
  sources: readonly LocaleFile[],
  names: ReadonlySet<string>,
): Finding[] {
  const isKnown = (filledIn: string) =>
    filledIn.split('.').every((name) => names.has(name) || /^\d+$/.test(name));
  return sources.flatMap((file) => {
    const here = asked.filter((key) => isIn(key, file));
    const isAsked = (key: string) =>
      waysTo(key).some((way) =>
        here.some(({ pattern }) => pattern.exec(way)?.slice(1).every(isKnown) ?? false),
      );
    return file.messages
      .filter(({ key }) => !isAsked(key))
      .map(({ key }) => ({
        file: file.path,
        line: file.lineOf(key),
        key,
        wrong: 'is asked for by no code',
        remedy: 'remove it in every language, or use it',
      }));
  });
}

function absentKeys(
  asked: readonly (AskedKey & { file: string; line: number })[],
  sources: readonly LocaleFile[],
): Finding[] {
  const ways = sources.map((file) => ({
    file,
    ways: [...new Set(file.messages.flatMap(({ key }) => waysTo(key)))],
  }));
  const isThere = (key: AskedKey) =>
    ways.some(({ file, ways: own }) => isIn(key, file) && own.some((way) => key.pattern.test(way)));
  return asked
    .filter((key) => !key.isOptional && !isThere(key))
    .map(({ file, line, written, namespaces }) => ({
      file,
      line,
      key: written,
      wrong: `is asked for and is not in ${namespaces.map((name) => `${name}.json`).join(' or ') || 'any file'}`,
      remedy: `write it in locales/${source} and every other language, or correct the key`,
    }));
}

/**
 * `npm run i18n:check`: refuses a locale file that is missing, extra or broken, and words that
 * differ from their source in more than words. All faults are told of in one go, with file and key.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LanguageCode, unprefixedLanguage as source } from '../src/site/languages.ts';
import { features, routes } from '../src/site/routes.ts';
import { localesFolder, readLanguages } from './locales/languages.ts';
import { type Fault, faultsWithin, kindOf, type Words } from './locales/locale-faults.ts';
import { faultsBeside } from './locales/locale-parity.ts';
import { parseJson } from './locales/parse-json.ts';

export interface Locales {
  /** The folder of `locales/`. */
  root: string;
  languages: readonly LanguageCode[];
  /** The names of the files each language has, without `.json`. */
  namespaces: readonly string[];
}

/** The locales of this site: a file for what is common, for each page and each feature. */
function siteLocales(): Locales {
  return {
    root: fileURLToPath(localesFolder),
    languages: readLanguages().map(({ code }) => code),
    namespaces: ['common', ...routes.map(({ id }) => id), ...features],
  };
}

/** @returns every fault, a line each: `locales/sv/faq.json: items.price.answer: is missing` */
export function checkLocales({ root, languages, namespaces }: Locales): string[] {
  const wanted = namespaces.map((name) => `${name}.json`);
  const misnamed = list(root).filter((name) => !languages.includes(name) && !/^_|\./.test(name));
  return [
    ...misnamed.map((name) => `locales/${name}: is no language tag, such as sv or pt-BR`),
    ...languages.flatMap((language) => checkLanguage(root, language, wanted)),
  ];
}

function checkLanguage(root: string, language: LanguageCode, wanted: string[]): string[] {
  const present = list(path.join(root, language));
  return [...new Set([...wanted, ...present])].sort().flatMap((name) => {
    const faults = !present.includes(name)
      ? [['', 'is missing'] as const]
      : !wanted.includes(name)
        ? [['', 'belongs to no page and no feature'] as const]
        : checkFile(root, language, name);
    return faults.map((fault) =>
      [`locales/${language}/${name}`, ...fault].filter(Boolean).join(': '),
    );
  });
}

function checkFile(root: string, language: LanguageCode, name: string): readonly Fault[] {
  const file = readWords(path.join(root, language, name));
  if ('fault' in file) return [['', file.fault]];
  const original = language === source ? file : readWords(path.join(root, source, name));
  return [
    ...faultsWithin(file.words, language),
    // A source that is missing or broken has its own line.
    ...('words' in original ? faultsBeside(original.words, file.words) : []),
  ];
}

function readWords(file: string): { words: Words } | { fault: string } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return { fault: (error as Error).message };
  }
  const parsed = parseJson(text);
  if ('fault' in parsed) return { fault: `is no JSON: ${parsed.fault}` };
  const words = parsed.value as Words;
  return kindOf(words) === 'a group' ? { words } : { fault: `is ${kindOf(words)}, not a group` };
}

/** The names in a folder, less those a file manager leaves there. */
function list(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

/** @throws Error with every fault of this site's locale files */
export function requireSoundLocales(): void {
  const faults = checkLocales(siteLocales());
  if (faults.length > 0) {
    throw new Error(`${faults.join('\n')}\nFaults in the locale files: ${faults.length}`);
  }
}

if (import.meta.main) {
  try {
    requireSoundLocales();
    console.log('The locale files agree.');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

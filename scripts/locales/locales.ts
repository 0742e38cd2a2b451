/** The locale files, and what keeps them from being used: missing, broken, extra, unlike. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LanguageCode, unprefixedLanguage as source } from '../../src/site/languages.ts';
import { features, routes } from '../../src/site/routes.ts';
import { describe, type Fault, type Finding } from './finding.ts';
import { draftMark, isDraft, isLanguageTag, localesFolder, readLanguages } from './languages.ts';
import { type LocaleFile, readLocaleFile } from './locale-file.ts';
import { faultsWithin } from './locale-faults.ts';
import { faultsBeside } from './locale-parity.ts';

export interface Locales {
  /** The folder of `locales/`. */
  root: string;
  languages: readonly LanguageCode[];
  /** Those of them that are drafts: they may have gaps. */
  drafts?: readonly LanguageCode[];
  /** The names of the files each language is to have, without `.json`. */
  namespaces: readonly string[];
}

/** The locales of this site, drafts among them: a file for what is common, for each page and each feature. */
export function siteLocales(): Locales {
  const languages = readLanguages('drafts').map(({ code }) => code);
  return {
    root: fileURLToPath(localesFolder),
    languages,
    drafts: languages.filter((code) => isDraft(code)),
    // The chat is a page and a feature.
    namespaces: [...new Set(['common', ...routes.map(({ id }) => id), ...features])],
  };
}

/** @returns a language's files that can be read, by name */
export function readFiles({ root, namespaces }: Locales, language: LanguageCode): LocaleFile[] {
  return namespaces.flatMap((name) => {
    const file = readLocaleFile(path.join(root, language, `${name}.json`), { language, name });
    return 'fault' in file ? [] : [file];
  });
}

/**
 * @returns the source's files, all of them
 * @throws Error naming those that cannot be read: what is said of the translations would be untrue
 */
export function readSources(locales: Locales): LocaleFile[] {
  const broken = checkStructure({ ...locales, languages: [source] }).filter(
    ({ key }) => key === '',
  );
  if (broken.length > 0) throw new Error(broken.map(describe).join('\n'));
  return readFiles(locales, source);
}

/** @returns every fault for which the site cannot be built */
export function checkStructure({ root, languages, drafts = [], namespaces }: Locales): Finding[] {
  const misnamed = list(root).filter((name) => !isLanguageTag(name) && !/^_|\./.test(name));
  return [
    ...misnamed.map((name) => ({
      file: `locales/${name}`,
      line: 1,
      key: '',
      wrong: 'is no language tag, such as sv or pt-BR',
      remedy: 'rename the folder',
    })),
    ...languages.flatMap((language) =>
      checkLanguage(root, language, namespaces).filter(
        ({ isGap }) => !isGap || !drafts.includes(language),
      ),
    ),
  ];
}

function checkLanguage(
  root: string,
  language: LanguageCode,
  namespaces: readonly string[],
): Finding[] {
  const wanted = namespaces.map((name) => `${name}.json`);
  const present = list(path.join(root, language)).filter((name) => name !== draftMark);
  return [...new Set([...wanted, ...present])].sort().flatMap((name) => {
    const about = (wrong: string, remedy: string, more: Partial<Finding> = {}) => [
      { file: `locales/${language}/${name}`, line: 1, key: '', wrong, remedy, ...more },
    ];
    const isSource = language === source;
    if (!present.includes(name))
      return about(
        'is missing',
        isSource ? 'write it' : `copy it from ${source} and translate it`,
        {
          isGap: true,
        },
      );
    if (!wanted.includes(name)) {
      return about('belongs to no page and no feature', 'correct its name, or remove it');
    }
    const place = { language, name: name.slice(0, -'.json'.length) };
    const file = readLocaleFile(path.join(root, language, name), place);
    if ('fault' in file)
      return about(file.fault, 'correct it, most often by a comma or a quote', {
        line: file.line,
      });
    const original = readLocaleFile(path.join(root, source, name), place);
    // A source that is missing or broken has its own line.
    const isHeld = language !== source && !('fault' in original);
    return faultsOf(file, isHeld ? original : undefined).map((fault) => ({
      file: `locales/${language}/${name}`,
      line: file.lineOf(fault.key),
      ...fault,
    }));
  });
}

/** @returns what is wrong with a file that can be read, and how it differs from one it is held to */
export const faultsOf = (file: LocaleFile, original?: LocaleFile): Fault[] => [
  ...file.twice.map((key) => ({ key, wrong: 'stands there twice', remedy: 'remove one' })),
  ...faultsWithin(file.words, file.language),
  ...(original ? faultsBeside(original.words, file.words) : []),
];

/** The names in a folder, less those a file manager leaves there. */
function list(folder: string): string[] {
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

/** @throws Error with every fault for which a site cannot be built */
export function requireSoundLocales({ drafts = [], ...locales } = siteLocales()): void {
  const languages = locales.languages.filter((code) => !drafts.includes(code));
  const findings = checkStructure({ ...locales, languages });
  if (findings.length > 0) {
    const lines = findings.map(describe).join('\n');
    throw new Error(`${lines}\nFaults in the locale files: ${findings.length}`);
  }
}

/** A language's file as it would be with other texts, and what would then be wrong with it. */
import path from 'node:path';
import { type LanguageCode, unprefixedLanguage as source } from '../../src/site/languages.ts';
import { withoutGaps } from '../locales/draft.ts';
import type { Fault } from '../locales/finding.ts';
import {
  changeMessages,
  type LocaleFile,
  parseLocaleFile,
  readLocaleFile,
  writeWords,
} from '../locales/locale-file.ts';
import { faultsOf, type Locales } from '../locales/locales.ts';
import { begun } from '../wording/language-texts.ts';

export interface Place {
  original: LocaleFile;
  /** As it is on the disk; a draft need not have it. */
  file?: LocaleFile;
  /** With every key that the language is to have. */
  shape: LocaleFile;
  /** Why the file that is on the disk cannot be read. */
  fault?: Omit<Fault, 'key'>;
}

/** @returns where the texts of a language stand that are those of a file of the source */
export function placeOf({ root }: Locales, language: LanguageCode, original: LocaleFile): Place {
  const { name } = original;
  const shape = language === source ? original : begun(original, language);
  const file = readLocaleFile(path.join(root, language, `${name}.json`), { language, name });
  if (!('fault' in file)) return { original, file, shape };
  if (file.isMissing) return { original, shape };
  const wrong = `the file ${language}/${name}.json ${file.fault}`;
  const remedy = `correct line ${file.line} of it in an editor first`;
  return { original, shape, fault: { wrong, remedy } };
}

/** @returns the file as it would be; where it lacks a key of these, with every key it is to have */
export function withTexts({ file, shape }: Place, texts: ReadonlyMap<string, string>): LocaleFile {
  const known = new Set(file?.messages.map(({ key }) => key));
  const parse = (content: string) => parseLocaleFile(content, shape) as LocaleFile;
  const filledUp = () =>
    parse(`${writeWords(withoutGaps(file?.words, shape.words, shape.language))}\n`);
  const isThere = [...texts.keys()].every((key) => known.has(key));
  return parse(changeMessages(file && isThere ? file : filledUp(), texts));
}

/** @returns that a file which is filled up has texts there is no place for, such as those of a renamed key */
export function lostIn({ file }: Place, candidate: LocaleFile): Fault[] {
  const keys = new Set(candidate.messages.map(({ key }) => key));
  const lost = file?.messages.find(({ key, text }) => text.trim() !== '' && !keys.has(key));
  if (!lost) return [];
  const wrong = `the file has ${lost.key}, which ${source} has not, and which would be lost`;
  return [{ key: lost.key, wrong, remedy: 'remove or rename it in an editor first' }];
}

/** @returns what would keep the site from being built with a file as it would be */
export function brokenIn(
  { drafts = [] }: Locales,
  { original, file }: Place,
  candidate: LocaleFile,
): Fault[] {
  // The source is held to what it said: code fills in what it names.
  const model = candidate.language === source ? file : original;
  return faultsOf(candidate, model).filter(
    ({ isGap }) => !isGap || !drafts.includes(candidate.language),
  );
}

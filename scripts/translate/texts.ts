/** All texts of a language, each with what a translator has to know of it. */
import type { LanguageCode } from '../../src/site/languages.ts';
import type { Fault } from '../locales/finding.ts';
import { checkStructure, type Locales, readFiles } from '../locales/locales.ts';
import { checkWording } from '../wording/check-wording.ts';
import { languageTexts } from '../wording/language-texts.ts';
import type { committedTexts } from './committed.ts';
import type { Remark, Text } from './contract.ts';
import type { Numbers } from './numbers.ts';

/** @returns a fault as a translator is told of it */
export function remarkOn({ rule, wrong, remedy }: Fault & { rule?: string }): Remark {
  return { ...((rule === 'limit' || rule === 'same') && { kind: rule }), wrong, remedy };
}

/**
 * @returns the texts that a language is to have, in the source's order
 * @throws Error where a file of the source, a note or a lock cannot be read
 */
export function textsOf(
  locales: Locales,
  language: LanguageCode,
  numbers: Numbers,
  committed: ReturnType<typeof committedTexts>,
): Text[] {
  const own = { ...locales, languages: [language] };
  const remarks = Map.groupBy(
    [...checkStructure(own), ...checkWording(own)].filter(({ isGap }) => !isGap),
    ({ file, key }) => `${file}:${key}`,
  );
  const files = readFiles(locales, language);
  const changes = committed(files);
  const isChanged = new Map(files.map(({ name }, at) => [name, changes[at]!]));
  return languageTexts(locales, language).map((text) => ({
    ...text,
    number: numbers.of({ language, file: text.file, key: text.key }),
    isChanged: isChanged.get(text.file)?.(text.key, text.text) ?? false,
    remarks: (remarks.get(`locales/${language}/${text.file}.json:${text.key}`) ?? []).map(remarkOn),
  }));
}

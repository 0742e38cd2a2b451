/** All texts of a language, each with what a translator has to know of it. */
import { unprefixedLanguage as source } from '../../src/site/languages.ts';
import type { LanguageCode } from '../../src/site/languages.ts';
import { emptied } from '../locales/draft.ts';
import type { Fault } from '../locales/finding.ts';
import { type LocaleFile, parseLocaleFile, writeWords } from '../locales/locale-file.ts';
import { checkStructure, type Locales, readFiles, readSources } from '../locales/locales.ts';
import { examplesOf, modelKey, readPluralForm, withoutForm } from '../locales/plural-forms.ts';
import { readLock, statesOf } from '../locales/source-lock.ts';
import { checkWording } from '../wording/check-wording.ts';
import { notesOn, readMessageNotes } from '../wording/message-notes.ts';
import type { committedTexts } from './committed.ts';
import type { Remark, Text } from './contract.ts';
import type { Numbers } from './numbers.ts';

/**
 * @param original a file of the source
 * @returns the same file as a language begins it: with every key it is to have, and no text
 */
export function begun(original: LocaleFile, language: LanguageCode): LocaleFile {
  const content = `${writeWords(emptied(original.words, language))}\n`;
  return parseLocaleFile(content, { language, name: original.name }) as LocaleFile;
}

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
  const lock = language === source ? undefined : readLock(locales.root, language);
  const files = readFiles(locales, language);
  const changes = committed(files);
  return readSources(locales).flatMap((original) => {
    const at = files.findIndex(({ name }) => name === original.name);
    const file = files[at];
    const texts = new Map(file?.messages.map(({ key, text }) => [key, text]));
    const originals = new Map(original.messages.map(({ key, text }) => [key, text]));
    const states = new Map(statesOf(original, file, lock).map(({ key, state }) => [key, state]));
    const notes = readMessageNotes(locales.root, original.name);
    const shape = language === source ? original : begun(original, language);
    return shape.messages.map(({ key }): Text => {
      const text = texts.get(key) ?? '';
      const name = key.slice(key.lastIndexOf('.') + 1);
      const state = language === source ? 'translated' : states.get(withoutForm(key))!;
      return {
        file: original.name,
        key,
        text,
        source: originals.get(key) ?? originals.get(modelKey(key)) ?? '',
        number: numbers.of({ language, file: original.name, key }),
        line: file?.lineOf(key) ?? 1,
        // Of a plural message some forms may be written.
        state: state === 'missing' && text.trim() !== '' ? 'unread' : state,
        isChanged: changes[at]?.(key, text) ?? false,
        remarks: (remarks.get(`locales/${language}/${original.name}.json:${key}`) ?? []).map(
          remarkOn,
        ),
        ...notesOn(key, notes),
        ...(readPluralForm(name) && { numbers: examplesOf(language, name) }),
      };
    });
  });
}

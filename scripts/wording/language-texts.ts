/** The texts a language is to have, each with what whoever translates it has to know. */
import { type LanguageCode, unprefixedLanguage as source } from '../../src/site/languages.ts';
import { emptied } from '../locales/draft.ts';
import { type LocaleFile, parseLocaleFile, writeWords } from '../locales/locale-file.ts';
import { type Locales, readFiles, readSources } from '../locales/locales.ts';
import { examplesOf, modelKey, readPluralForm, withoutForm } from '../locales/plural-forms.ts';
import { readLock, type State, statesOf } from '../locales/source-lock.ts';
import { notesOn, readMessageNotes } from './message-notes.ts';

export interface LanguageText {
  /** The file's name without `.json`. */
  file: string;
  /** With a dot between its levels. */
  key: string;
  /** The text; empty where it is not written yet. */
  text: string;
  /** What the source says; of a plural form it has not, what it says of most numbers. */
  source: string;
  line: number;
  state: State;
  /** What a translator is told of it, the widest first. */
  notes: string[];
  /** Characters, as shown. */
  limit?: number;
  /** The first numbers that a plural form is said of. */
  numbers?: number[];
}

/**
 * @param original a file of the source
 * @returns the same file as a language begins it: with every key it is to have, and no text
 */
export function begun(original: LocaleFile, language: LanguageCode): LocaleFile {
  const content = `${writeWords(emptied(original.words, language))}\n`;
  return parseLocaleFile(content, { language, name: original.name }) as LocaleFile;
}

/**
 * @returns the texts that a language is to have, every plural form by itself, in the source's order
 * @throws Error where a file of the source, a note or a lock cannot be read
 */
export function languageTexts(locales: Locales, language: LanguageCode): LanguageText[] {
  const lock = language === source ? undefined : readLock(locales.root, language);
  const files = new Map(readFiles(locales, language).map((file) => [file.name, file]));
  return readSources(locales).flatMap((original) => {
    const file = files.get(original.name);
    const texts = new Map(file?.messages.map(({ key, text }) => [key, text]));
    const originals = new Map(original.messages.map(({ key, text }) => [key, text]));
    const states = new Map(statesOf(original, file, lock).map(({ key, state }) => [key, state]));
    const notes = readMessageNotes(locales.root, original.name);
    const shape = language === source ? original : begun(original, language);
    return shape.messages.map(({ key }): LanguageText => {
      const text = texts.get(key) ?? '';
      const name = key.slice(key.lastIndexOf('.') + 1);
      const state = language === source ? 'translated' : states.get(withoutForm(key))!;
      return {
        file: original.name,
        key,
        text,
        source: originals.get(key) ?? originals.get(modelKey(key)) ?? '',
        line: file?.lineOf(key) ?? 1,
        // Of a plural message some forms may be written.
        state: state === 'missing' && text.trim() !== '' ? 'unread' : state,
        ...notesOn(key, notes),
        ...(readPluralForm(name) && { numbers: examplesOf(language, name) }),
      };
    });
  });
}

/** A language that is begun: what its files look like before anything is written, and how it is seen. */
import type { LanguageCode } from '../../src/site/languages.ts';
import type { Group, Words } from './locale-faults.ts';
import { modelKey, pluralForms, readPluralForm } from './plural-forms.ts';

/**
 * @param words the source's
 * @returns the same keys with empty texts, and of plural messages the forms the language has
 */
export function emptied(words: Words, language: LanguageCode): Words {
  if (typeof words === 'string') return '';
  if (Array.isArray(words)) return words.map((entry: Words) => emptied(entry, language));
  const entries = Object.entries(words as Group).flatMap(([name, value]): [string, Words][] => {
    const plural = readPluralForm(name);
    if (!plural) return [[name, emptied(value, language)]];
    // In the place of the form that every language has.
    if (plural.form !== 'other') return [];
    return pluralForms(language, plural.stem).map((form) => [`${plural.stem}_${form}`, '']);
  });
  return Object.fromEntries(entries);
}

/**
 * @param words a draft's; nothing where they are not begun
 * @param source the source's
 * @returns the draft's words, with the source's for those that are not written yet
 */
export function withoutGaps(
  words: Words | undefined,
  source: Words,
  language: LanguageCode,
): Words {
  if (typeof source === 'string') {
    return typeof words === 'string' && words.trim() !== '' ? words : source;
  }
  if (Array.isArray(source)) {
    const own = Array.isArray(words) ? (words as Words[]) : [];
    return source.map((entry: Words, place) => withoutGaps(own[place], entry, language));
  }
  const own = typeof words === 'object' && !Array.isArray(words) ? (words as Group) : {};
  const original = source as Group;
  const names = Object.keys(emptied(original, language) as Group);
  return Object.fromEntries(
    names.map((name) => {
      const model = original[name] ?? original[modelKey(name)]!;
      return [name, withoutGaps(own[name], model, language)];
    }),
  );
}

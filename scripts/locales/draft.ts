/** A language that is begun: what its files look like before anything is written, and how it is seen. */
import type { LanguageCode } from '../../src/site/languages.ts';
import type { Group, Words } from './locale-faults.ts';
import { pluralForms, readPluralForm } from './plural-forms.ts';

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

/** @returns a draft's words, with the source's for those that are not written yet */
export function withoutGaps(words: Words | undefined, source: Words | undefined): Words {
  if (typeof words === 'string') return words.trim() === '' ? sourceText(source) : words;
  if (words === undefined || source === undefined) return words ?? source ?? '';
  if (Array.isArray(words)) {
    return words.map((entry: Words, place) => withoutGaps(entry, (source as Words[])[place]));
  }
  const [own, original] = [words as Group, source as Group];
  const entries = Object.entries(own).map(([name, value]) => {
    const plural = readPluralForm(name);
    const model = original[name] ?? (plural && original[`${plural.stem}_other`]);
    return [name, withoutGaps(value, model)] as const;
  });
  const missing = Object.entries(original).filter(
    ([name]) => !(name in own) && !readPluralForm(name),
  );
  return Object.fromEntries([...entries, ...missing]);
}

const sourceText = (source: Words | undefined) => (typeof source === 'string' ? source : '');

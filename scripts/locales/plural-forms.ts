/** Plural forms as i18next writes them: `minutes_one`, `minutes_other`, `place_ordinal_few`. */
import type { LanguageCode } from '../../src/site/languages.ts';

export interface PluralForm {
  /** The key without its form: `minutes`, `place_ordinal`. */
  stem: string;
  form: Intl.LDMLPluralRule;
}

const pattern = /^(?<stem>.+)_(?<form>zero|one|two|few|many|other)$/;

/** @returns what form of a message a key is, or `undefined` where it is no plural form */
export function readPluralForm(key: string): PluralForm | undefined {
  const { stem, form } = pattern.exec(key)?.groups ?? {};
  return stem && form ? { stem, form: form as PluralForm['form'] } : undefined;
}

/** @returns the key of a message as a whole, whose plural forms are one: `items.days` of `items.days_one` */
export function withoutForm(key: string): string {
  const end = key.lastIndexOf('.') + 1;
  const name = key.slice(end);
  return key.slice(0, end) + (readPluralForm(name)?.stem ?? name);
}

/**
 * @returns the key of what the source says of most numbers, for a plural form that it may not have itself:
 *   `days_other` for `days_few`; any other key as it is
 */
export function modelKey(key: string): string {
  const isPlural = withoutForm(key) !== key;
  return isPlural ? `${withoutForm(key)}_other` : key;
}

/** @returns a few numbers of which a language says a plural form: 2, 3 and 4 of `days_few` in Polish */
export function examplesOf(language: LanguageCode, key: string): number[] {
  const { stem, form } = readPluralForm(key)!;
  const rules = rulesOf(language, stem);
  const numbers = [...Array(201).keys(), 1.5, 1_000_000];
  return numbers.filter((number) => rules.select(number) === form).slice(0, 3);
}

/** @returns the plural forms a language has for a stem, such as one and other in Swedish */
export function pluralForms(language: LanguageCode, stem: string): PluralForm['form'][] {
  return rulesOf(language, stem).resolvedOptions().pluralCategories;
}

function rulesOf(language: LanguageCode, stem: string): Intl.PluralRules {
  const type = stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  return new Intl.PluralRules(language, { type });
}

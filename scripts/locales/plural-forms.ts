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

/** @returns the plural forms a language has for a stem, such as one and other in Swedish */
export function pluralForms(language: LanguageCode, stem: string): PluralForm['form'][] {
  const type = stem.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  return new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;
}

/**
 * What the site knows of a language. The list itself is the folders of `locales/`, read once by
 * `scripts/locales/languages.ts`; everything in `src/site` takes it as an argument.
 */

/** A BCP 47 language tag that names a folder of `locales/`. */
export type LanguageCode = string;

export interface Language {
  code: LanguageCode;
  /** The language's name in itself, as the switcher shows it: `Svenska`. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The tag of its script where that is not Latin, for which the design's faces are made: `Arab`, `Jpan`. */
  script?: string;
}

/** The language served without a prefix (decision 3, “Addresses and languages”). */
export const unprefixedLanguage: LanguageCode = 'en';

/** The language whose failure texts the chat always carries (specification, chapter 8). */
export const chatLogLanguage: LanguageCode = 'sv';

/** @returns whether two language tags differ in nothing but case */
export const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The query parameter by which an address carries a choice of language. */
export const languageParameter = 'lng';

/**
 * Cuts the choice of language out of a query and leaves the rest as it is, to the letter.
 *
 * @param search a query with its question mark, or nothing
 */
export function withoutLanguageChoice(search: string): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== languageParameter);
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

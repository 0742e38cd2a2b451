import { type LanguageCode, unprefixedLanguage } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';

/** @returns the file of a language's 404 page: `/sv/404.html` */
export const notFoundFile = (language: LanguageCode) => `${pagePath('not-found', language)}.html`;

/** @returns the languages whose addresses begin with their code: below it their own 404 page answers */
export const prefixed = (languages: readonly LanguageCode[]) =>
  languages.filter((code) => code !== unprefixedLanguage);

/**
 * A visitor's own choice of language, remembered in the browser. Storage may be blocked, full or
 * corrupt: then the choice is followed and not remembered (decision 3, “Addresses and
 * languages”).
 */
import { type LanguageCode, languageStorageKey } from '../site/languages.ts';

/** Remembers a choice made by the visitor; never call it for a language that was only detected. */
export function rememberLanguage(language: LanguageCode): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // The visitor's settings forbid it; the address still carries the language.
  }
}

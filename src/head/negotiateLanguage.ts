/**
 * Which language a visitor gets (decision 3, “Addresses and languages”): a choice in the address
 * wins and is remembered; then the address's own prefix; then a remembered choice; then what the
 * browser prefers.
 */
import LanguageDetector from 'i18next-browser-languagedetector';
import { lookUpLanguage } from '../../supabase/functions/_shared/lookUpLanguage.ts';
import { keep, readKept } from '../site/browserStorage.ts';
import { type Language, languageParameter, withoutLanguageChoice } from '../site/languages.ts';
import { localizedPath, splitPath } from '../site/paths.ts';

/**
 * Moves the visitor to her language's address where that is another one.
 *
 * @param languages the site's languages
 * @returns whether the page stays; otherwise the document is on its way out and stays hidden
 */
export function negotiateLanguage(languages: readonly Language[]): boolean {
  const place = splitPath(location.pathname, languages);
  const codes = languages.map(({ code }) => code);
  // The detector's own readers look into the hash, too, and take a full storage for an empty one.
  const choices = new URLSearchParams(location.search).getAll(languageParameter);
  const chosen = lookUpLanguage(choices, codes);
  if (chosen) keep('localStorage', 'language', chosen);
  const wishes = () => [readKept('localStorage', 'language') ?? '', ...preferredLanguages()];
  const settled = chosen ?? (place.prefixed ? undefined : lookUpLanguage(wishes(), codes));

  const rest = (chosen ? withoutLanguageChoice(location.search) : location.search) + location.hash;
  if (settled && settled !== place.language) {
    document.documentElement.hidden = true;
    location.replace(localizedPath(place.path, settled) + rest);
    return false;
  }
  if (chosen) history.replaceState(history.state, '', location.pathname + rest);
  return true;
}

/** @returns what the browser is set to, best first */
function preferredLanguages(): string[] {
  const detector = new LanguageDetector(
    // Where it sees this method, the detector hands on every language it found, not one alone.
    { languageUtils: { getBestMatchFromCodes: () => undefined } },
    { caches: [] },
  );
  return [detector.detect(['navigator']) ?? []].flat();
}

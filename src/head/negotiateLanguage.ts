/**
 * Which language a visitor gets (decision 3, “Addresses and languages”): a choice in the address
 * wins and is remembered; then the address's own prefix; then a remembered choice; then what the
 * browser prefers.
 */
import LanguageDetector from 'i18next-browser-languagedetector';
import { lookUpLanguage } from '../../supabase/functions/_shared/lookUpLanguage.ts';
import { keep, readKept } from '../site/browserStorage.ts';
import {
  type Language,
  type LanguageCode,
  languageParameter,
  withoutLanguageChoice,
} from '../site/languages.ts';
import { localizedPath, splitPath } from '../site/paths.ts';

/**
 * Moves the visitor to her language's address where that is another one.
 *
 * @param languages the site's languages
 * @returns whether the page stays; otherwise the document is on its way out and stays hidden
 */
export function negotiateLanguage(languages: readonly Language[]): boolean {
  const detect = createDetect(languages);
  const place = splitPath(location.pathname, languages);
  const chosen = detect('querystring');
  if (chosen) keep('localStorage', 'language', chosen);
  const settled =
    chosen ?? (place.prefixed ? undefined : (detect('localStorage') ?? detect('navigator')));

  const rest = (chosen ? withoutLanguageChoice(location.search) : location.search) + location.hash;
  if (settled && settled !== place.language) {
    document.documentElement.hidden = true;
    location.replace(localizedPath(place.path, settled) + rest);
    return false;
  }
  if (chosen) history.replaceState(history.state, '', location.pathname + rest);
  return true;
}

/** @returns a function that finds the first of our languages that a source names */
function createDetect(languages: readonly Language[]) {
  const detector = new LanguageDetector(
    // Where it sees this method, the detector hands on every language it found, not one alone.
    { languageUtils: { getBestMatchFromCodes: () => undefined } },
    { caches: [] },
  );
  // Its own readers look into the hash, too, and take a full storage for an empty one.
  detector.addDetector({
    name: 'querystring',
    lookup: () => new URLSearchParams(location.search).getAll(languageParameter),
  });
  detector.addDetector({
    name: 'localStorage',
    lookup: () => readKept('localStorage', 'language') ?? undefined,
  });
  const codes = languages.map(({ code }) => code);
  return (source: string): LanguageCode | undefined =>
    lookUpLanguage([detector.detect([source]) ?? []].flat(), codes);
}

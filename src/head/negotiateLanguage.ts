/**
 * Which language a visitor gets (decision 3, “Addresses and languages”): a choice in the address
 * wins and is remembered; then the address's own prefix; then a remembered choice; then what the
 * browser prefers.
 */
import { lookUpLanguage } from '../../supabase/functions/_shared/lookUpLanguage.ts';
import { readStored, writeStored } from '../site/browserStorage.ts';
import { type LanguageCode, languageParameter, withoutLanguageChoice } from '../site/languages.ts';
import { localizedPath, splitPath } from '../site/paths.ts';

/**
 * Moves the visitor to her language's address where that is another one.
 *
 * @param codes the site's languages
 * @returns whether the page stays; otherwise the document is on its way out and stays hidden
 */
export function negotiateLanguage(codes: readonly LanguageCode[]): boolean {
  const place = splitPath(
    location.pathname,
    codes.map((code) => ({ code })),
  );
  const choices = new URLSearchParams(location.search).getAll(languageParameter);
  const chosen = lookUpLanguage(choices, codes);
  if (chosen) writeStored('localStorage', 'language', chosen);
  const wishes = () => [readStored('localStorage', 'language') ?? '', ...navigator.languages];
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

/**
 * Which language a visitor gets (decision 3, “Addresses and languages”): a choice in the address
 * wins and is remembered; then the address's own prefix; then what she prefers.
 */
import { lookUpLanguage } from '../../supabase/functions/_shared/lookUpLanguage.ts';
import { writeStored } from '../site/browserStorage.ts';
import { isSameTag, type LanguageCode, withoutLanguageChoice } from '../site/languages.ts';
import { languagePrefix, localizedPath, splitPath } from '../site/paths.ts';

export interface Wishes {
  /** What `?lng=` says, be it a language of ours or not. */
  chosen: string | null | undefined;
  /** The language of ours that she chose before, or that her browser prefers. */
  preferred?: LanguageCode | undefined;
}

/**
 * Redirects the visitor to her language's address where that is another one.
 *
 * @param codes the site's languages
 * @returns whether the page stays; otherwise the browser is leaving it, and it is hidden
 */
export function negotiateLanguage(
  codes: readonly LanguageCode[],
  { chosen: choice, preferred }: Wishes,
): boolean {
  const { pathname, search, hash } = location;
  const requested = splitPath(
    pathname,
    codes.map((code) => ({ code })),
  );
  const chosen = lookUpLanguage([choice ?? ''], codes);
  if (chosen) writeStored('localStorage', 'language', chosen);
  const language = chosen ?? ((!requested.prefix && preferred) || requested.language);

  const prefix = languagePrefix(language);
  const isRight = prefix === requested.prefix;
  const query = chosen ? withoutLanguageChoice(search) : search;
  const address = localizedPath(requested.path, language) + query + hash;
  // A host that answers with this page in any case might redirect back to this address.
  const stays =
    isRight || (isSameTag(prefix, requested.prefix) && document.documentElement.lang === language);
  if (!stays) {
    location.replace(address);
    document.documentElement.hidden = true;
  } else if (chosen || !isRight) history.replaceState(history.state, '', address);
  return stays;
}

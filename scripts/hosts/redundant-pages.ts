import { unprefixedLanguage } from '../../src/site/languages.ts';
import { localizedRouteAt } from '../../src/site/paths.ts';
import type { Hosted } from './host-files.ts';

/**
 * @returns the addresses at which pages of the unprefixed language would have a prefix, each with the
 *   page it stands for: `/en/faq`, `/faq`
 */
export function redundantPages({ languages, pages }: Hosted): (readonly [string, string])[] {
  const codes = languages.map((code) => ({ code }));
  return pages
    .filter((page) => localizedRouteAt(page, codes).language === unprefixedLanguage)
    .map((page) => [`/${unprefixedLanguage}${page === '/' ? '' : page}`, page]);
}

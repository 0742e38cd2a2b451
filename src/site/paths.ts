/**
 * Addresses: how language and page become a path and how a path tells them again
 * (decisions, “Addresses and language”).
 */
import { type Language, type LanguageCode, unprefixedLanguage } from './languages.ts';
import { type PageId, type Route, routeAt, routeOf } from './routes.ts';

/**
 * Puts a language's prefix before a path.
 *
 * @param path an address without prefix: `/faq`
 * @returns the address in that language: `/faq`, `/sv/faq`, `/sv`
 */
export function localizedPath(path: string, language: LanguageCode): string {
  if (language === unprefixedLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** @returns the address of a page in a language, without origin: `/sv/faq` */
export function pagePath(id: PageId, language: LanguageCode): string {
  return localizedPath(routeOf(id).path, language);
}

export interface Place {
  language: LanguageCode;
  /** The path without its language prefix; `/` for a language's home. */
  path: string;
  route: Route;
  /** Whether the address itself names the language. */
  prefixed: boolean;
}

/**
 * Reads language and page off an address. A trailing slash and percent-encoding do not matter.
 *
 * @param pathname the path of an address, as `location.pathname` has it
 * @param languages the site's languages
 * @returns where that address leads; unknown paths lead to the 404 row of their language
 */
export function placeAt(pathname: string, languages: readonly Pick<Language, 'code'>[]): Place {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const [, first = ''] = trimmed.split('/');
  const prefix = languages.find(({ code }) => code === first && code !== unprefixedLanguage);
  const path = prefix ? trimmed.slice(first.length + 1) || '/' : trimmed;
  return {
    language: prefix?.code ?? unprefixedLanguage,
    path,
    route: routeAt(path),
    prefixed: prefix !== undefined,
  };
}

/**
 * The address a request is to be sent to for good, where it is not the canonical one: without a
 * trailing slash, without doubled slashes, and without the prefix of the unprefixed language.
 *
 * @param pathname the path asked for
 * @returns the canonical path, or `undefined` where the path already is canonical
 */
export function canonicalRedirect(pathname: string): string | undefined {
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  const prefix = `/${unprefixedLanguage}`;
  const target =
    plain === prefix ? '/' : plain.startsWith(`${prefix}/`) ? plain.slice(prefix.length) : plain;
  return target === pathname ? undefined : target;
}

/**
 * Addresses: how language and page become a path and how a path tells them again
 * (decision 3, “Addresses and languages”).
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

/** What an address says of its language. */
interface SplitPath {
  language: LanguageCode;
  /** The path without its language prefix; `/` for a language's home. */
  path: string;
  /** Whether the address itself names the language. */
  prefixed: boolean;
}

export interface Place extends SplitPath {
  route: Route;
}

/**
 * Parts an address into its language and the rest. Slashes too many do not matter. Knows nothing
 * of the route table, which the head script would have to carry.
 *
 * @param pathname the path of an address, as `location.pathname` has it
 * @param languages the site's languages
 */
export function splitPath(
  pathname: string,
  languages: readonly Pick<Language, 'code'>[],
): SplitPath {
  // Two slashes at the beginning would name another host once this is a link.
  const trimmed = pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/';
  const [, first = ''] = trimmed.split('/');
  const prefix = languages.find(({ code }) => code === first && code !== unprefixedLanguage);
  return {
    language: prefix?.code ?? unprefixedLanguage,
    path: prefix ? trimmed.slice(first.length + 1) || '/' : trimmed,
    prefixed: prefix !== undefined,
  };
}

/**
 * Reads language and page off an address; unknown paths lead to the 404 row of their language.
 *
 * @param pathname see `splitPath`
 * @param languages see `splitPath`
 */
export function placeAt(pathname: string, languages: readonly Pick<Language, 'code'>[]): Place {
  const split = splitPath(pathname, languages);
  return { ...split, route: routeAt(split.path) };
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

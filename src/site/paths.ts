/**
 * Addresses: from language and page to a path, and back (decision 3, “Addresses and languages”).
 */
import { isSameTag, type Language, type LanguageCode, unprefixedLanguage } from './languages.ts';
import { type PageId, type Route, routeAt, routeOf } from './routes.ts';

/** @returns the prefix of a language's addresses: `/sv`, or an empty text */
export const languagePrefix = (language: LanguageCode) =>
  language === unprefixedLanguage ? '' : `/${language}`;

/**
 * Puts a language's prefix before a path.
 *
 * @param path an address without prefix: `/faq`
 * @returns the address in that language: `/faq`, `/sv/faq`, `/sv`
 */
export function localizedPath(path: string, language: LanguageCode): string {
  return languagePrefix(language) + (path === '/' ? '' : path) || '/';
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
  /** The prefix as the address has it, in whatever case: `/SV`; empty where it names no language. */
  prefix: string;
}

export interface LocalizedRoute extends SplitPath {
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
  const named = languages.find(({ code }) => isSameTag(code, first));
  const prefix = named ? `/${first}` : '';
  return {
    language: named?.code ?? unprefixedLanguage,
    path: trimmed.slice(prefix.length) || '/',
    prefix,
  };
}

/**
 * Reads language and page off an address; unknown paths lead to the 404 row of their language.
 *
 * @param pathname see `splitPath`
 * @param languages see `splitPath`
 */
export function localizedRouteAt(
  pathname: string,
  languages: readonly Pick<Language, 'code'>[],
): LocalizedRoute {
  const split = splitPath(pathname, languages);
  return { ...split, route: routeAt(split.path) };
}

/**
 * The address a request is to be sent to for good, where it is not the canonical one: without a
 * trailing slash or doubled ones, the language's prefix as it is written, or none.
 *
 * @param pathname the path asked for
 * @param languages see `splitPath`
 * @returns the canonical path, or `undefined` where the path already is canonical
 */
export function canonicalRedirect(
  pathname: string,
  languages: readonly Pick<Language, 'code'>[],
): string | undefined {
  const { language, path } = splitPath(pathname, languages);
  const target = localizedPath(path, language);
  return target === pathname ? undefined : target;
}

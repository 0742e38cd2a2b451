/** Addresses that stand for others, as the configurations of nginx and Caddy both write them. */
import { type LanguageCode, unprefixedLanguage } from '../../src/site/languages.ts';
import { languagePrefix } from '../../src/site/paths.ts';
import { prefixed } from './not-found-files.ts';

/**
 * A path of the site, as nothing but a path: no two slashes that would name another host, and nothing
 * encoded that would be decoded into a header. What is no such path is not redirected.
 */
const path = String.raw`(?:/[\w.~-]+)+`;

/** Documents with their ending in their address: the sample policies. */
export const plainDocuments = '/policies/';

interface PathRedirect {
  name: string;
  /** A regular expression of an address without its query, with a group `site_path`. */
  from: string;
  /** What the address it leads to has before that group. */
  to: string;
  /** What it does not hold for begins with this, its case as it is here. */
  except?: string;
}

const keeping = (name: string, before: string, after: string): PathRedirect => ({
  name,
  from: `${before}(?P<site_path>${path})${after}`,
  to: '',
});

/** @returns a regular expression of a language's code in whatever case: `[sS][vV]` */
export const inAnyCase = (code: LanguageCode) =>
  code.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

const unprefixed = `/${inAnyCase(unprefixedLanguage)}`;

/**
 * @param languages the site's languages
 * @returns its redirects; the first that holds is taken
 */
export const pathRedirects = (languages: readonly LanguageCode[]): PathRedirect[] => [
  { name: 'home', from: `(?:${unprefixed}|/index\\.html)(?P<site_path>)`, to: '/' },
  keeping('slash', '', '/'),
  keeping('prefix', unprefixed, ''),
  keeping('file', '', '\\.html'),
  ...prefixed(languages).map((code) => ({
    name: `case_${code.replaceAll('-', '_')}`,
    from: `/${inAnyCase(code)}(?P<site_path>(?:${path})?)`,
    to: languagePrefix(code),
    except: `${languagePrefix(code)}(?:[/?]|$)`,
  })),
];

/** Addresses that stand for others, as the configurations of nginx and Caddy both write them. */
import { unprefixedLanguage } from '../../src/site/languages.ts';

/**
 * A path of the site, as nothing but a path: no two slashes that would name another host, and nothing
 * encoded that would be decoded into a header. What is no such path is not redirected.
 */
const path = String.raw`(?:/[\w.~-]+)+`;

/** Documents with their ending in their address: the sample policies. */
export const plainDocuments = '/policies/';

interface PathRedirect {
  name: string;
  /** A regular expression of an address without its query; the group `site_path` is where it leads. */
  from: string;
  /** Whether it has that group; else it leads home. */
  hasPath: boolean;
}

const keeping = (name: string, before: string, after: string): PathRedirect => ({
  name,
  from: `${before}(?P<site_path>${path})${after}`,
  hasPath: true,
});

/** The first that holds is taken. */
export const pathRedirects: readonly PathRedirect[] = [
  { name: 'home', from: `/(?:${unprefixedLanguage}|index\\.html)`, hasPath: false },
  keeping('slash', '', '/'),
  keeping('prefix', `/${unprefixedLanguage}`, ''),
  keeping('file', '', '\\.html'),
];

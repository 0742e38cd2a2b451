import { type Language, unprefixedLanguage } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';
import type { Write } from '../build/output.ts';

/**
 * Writes `_redirects`, by which Netlify and Cloudflare Pages send `/en/…` to `/…` and Netlify finds
 * each language's 404 page (Cloudflare finds it by itself). Both take off a trailing slash. The
 * status is 301, since not every host knows 308; the pages are only ever asked for with GET.
 */
export function writeHostRedirects(
  write: Write,
  languages: readonly Pick<Language, 'code'>[],
): void {
  const prefixed = languages.filter(({ code }) => code !== unprefixedLanguage);
  const lines = [
    `/${unprefixedLanguage} / 301`,
    `/${unprefixedLanguage}/* /:splat 301`,
    ...prefixed.map(({ code }) => `/${code}/* ${pagePath('not-found', code)}.html 404`),
  ];
  write('/_redirects', `${lines.join('\n')}\n`);
}

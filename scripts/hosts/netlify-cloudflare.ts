/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder. */
import type { Hosted } from './host-files.ts';
import { notFoundFile, prefixed } from './not-found-files.ts';
import { redundantPages } from './redundant-pages.ts';
import { forever } from './security-headers.ts';

/** Two rules: Cloudflare joins what several say of one header, and heeds a hundred. */
export function headersFile({ headers }: Hosted): string {
  return lines([
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${forever}`,
  ]);
}

/** Netlify keeps the two files of its own to itself. */
const forHosts = ['/_build.json', '/_Caddyfile', '/_nginx.conf', '/_vercel.json'];

/**
 * Sends `/en/…` to `/…`, one page at a time: with a placeholder Cloudflare takes `/en//evil.example`
 * for another host. Netlify finds each language's 404 page by it and keeps what is for other hosts to itself;
 * Cloudflare passes those lines over, and finds the pages by itself. Both take off a trailing slash. The
 * status is 301, since not every host knows 308; pages are only ever asked for with GET. Neither has
 * a pattern for a prefix in another case: Netlify turns addresses into small letters, and on Cloudflare
 * the inline script of the 404 page redirects.
 */
export function redirectsFile(site: Hosted): string {
  return lines([
    ...redundantPages(site).map(([from, to]) => `${from} ${to} 301`),
    ...forHosts.map((name) => `${name} /404.html 404!`),
    ...prefixed(site.languages).map((code) => `/${code}/* ${notFoundFile(code)} 404`),
  ]);
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;

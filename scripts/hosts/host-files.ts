/**
 * What each host is told of the site: headers, redirects and where the 404 pages are, in its own
 * words. Every file's name begins with `_`, by which a host knows that it is not for visitors.
 */
import type { LanguageCode } from '../../src/site/languages.ts';
import type { SiteFiles } from '../build/output.ts';
import { caddyfile } from './caddy.ts';
import { headersFile, redirectsFile } from './netlify-cloudflare.ts';
import { nginxConfiguration } from './nginx.ts';
import type { Headers } from './security-headers.ts';
import { vercelConfiguration } from './vercel.ts';

export interface Hosted {
  /** What stands on every answer. */
  headers: Headers;
  languages: readonly LanguageCode[];
  /** The addresses of all pages: `/sv/faq`. */
  pages: readonly string[];
}

/** @returns the files that tell the hosts, by their address */
export function hostFiles(site: Hosted): SiteFiles {
  return new Map([
    ['/_headers', headersFile(site)],
    ['/_redirects', redirectsFile(site)],
    ['/_nginx.conf', nginxConfiguration(site)],
    ['/_Caddyfile', caddyfile(site)],
    ['/_vercel.json', vercelConfiguration(site)],
  ]);
}

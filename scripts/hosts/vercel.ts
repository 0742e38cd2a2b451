/** `_vercel.json`: a project's `vercel.json`, where the built site is what is deployed. */
import { unprefixedLanguage } from '../../src/site/languages.ts';
import type { Hosted } from './host-files.ts';
import { prefixed } from './not-found-files.ts';
import { inAnyCase } from './path-redirects.ts';
import { redundantPages } from './redundant-pages.ts';
import { forever, type Headers } from './security-headers.ts';

export function vercelConfiguration(site: Hosted): string {
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [rule('/(.*)', site.headers), rule('/assets/(.*)', { 'Cache-Control': forever })],
    redirects: redirects(site).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** @returns patterns of `path-to-regexp`, each with the address it leads to */
function redirects(site: Hosted): (readonly [string, string])[] {
  const unprefixed = `/(${inAnyCase(unprefixedLanguage)})`;
  const pages = redundantPages(site).map(
    ([from, to]) => [from.replace(`/${unprefixedLanguage}`, unprefixed), to] as const,
  );
  const prefixes = prefixed(site.languages).flatMap((code) => {
    const inOtherCase = `/((?!${code})${inAnyCase(code)})`;
    return [
      [inOtherCase, `/${code}`],
      [`${inOtherCase}/:path*`, `/${code}/:path*`],
    ] as const;
  });
  return [...pages, ...prefixes];
}

/** `_nginx.conf`: what stands in a server block of nginx whose root is the built site. */
import { unprefixedLanguage } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';
import type { Hosted } from './host-files.ts';
import { notFoundFile, prefixed } from './not-found-files.ts';
import { pathRedirects, plainDocuments } from './path-redirects.ts';
import { assetHeaders, type Headers, revalidated } from './security-headers.ts';

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

export function nginxConfiguration({ headers, languages }: Hosted): string {
  const all: Headers = { 'Cache-Control': revalidated, ...headers };
  const varying = Object.entries(all).filter(([name]) => name in assetHeaders);
  const find = 'try_files $uri $uri.html =404;';
  return [
    '# Written by the build: reload nginx after it.',
    'absolute_redirect off;',
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/plain text/css text/xml text/vtt application/javascript application/json;',
    'gzip_static on;',
    'gzip_vary on;',
    '',
    // Asked again where a page takes the place of what is missing: its headers are a page's.
    ...varying.map(([name, value]) => `set ${variableOf(name)} "${value}";`),
    'if ($uri ~ ^/assets/) {',
    ...Object.entries(assetHeaders).map(([name, value]) => `  set ${variableOf(name)} "${value}";`),
    '}',
    ...Object.entries(all).map(([name, value]) => {
      const told = name in assetHeaders ? variableOf(name) : `"${value}"`;
      return `add_header ${name} ${told} always;`;
    }),
    '',
    ...pathRedirects(languages).map(({ from, to, except }) => {
      const excepted = [plainDocuments, except].filter(Boolean).join('|');
      const asked = `^(?!${excepted})${from}(?P<site_query>\\?.*)?$`;
      return `if ($request_uri ~ "${asked}") { return 308 ${to}$site_path$site_query; }`;
    }),
    '',
    `error_page 404 ${notFoundFile(unprefixedLanguage)};`,
    'location = / { try_files /index.html =404; }',
    `location / { ${find} }`,
    ...prefixed(languages).map(
      (code) => `location /${code}/ { error_page 404 ${notFoundFile(code)}; ${find} }`,
    ),
    ...languages.flatMap((code) => [
      `location = ${pagePath('not-found', code)} { return 404; }`,
      `location = ${notFoundFile(code)} { internal; }`,
    ]),
    '# What is for hosts, a repository that is published from, the copies that stand for their files.',
    'location ~ ^/_|/\\.git|\\.(?:br|gz)$ { return 404; }',
    'location ~ \\.webmanifest$ { default_type application/manifest+json; }',
    '',
  ].join('\n');
}

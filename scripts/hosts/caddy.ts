/** `_Caddyfile`: what a site block of Caddy imports whose root is the built site. */
import { functionsPath } from '../../supabase/functions/_shared/contract.ts';
import { unprefixedLanguage } from '../../src/site/languages.ts';
import type { Hosted } from './host-files.ts';
import { notFoundFile, prefixed } from './not-found-files.ts';
import { pathRedirects, plainDocuments } from './path-redirects.ts';
import { assetHeaders, type Headers, revalidated } from './security-headers.ts';

/** @param matcher which addresses it is about */
const headersBlock = (matcher: string, headers: Headers) => [
  `header ${matcher} {`,
  ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
  '\t-Server',
  '}',
];

const fileServer = ['file_server {', '\tprecompressed br gzip', '\thide _* .git* *.br *.gz', '\tdisable_canonical_uris', '}']; // prettier-ignore

export function caddyfile({ headers, languages }: Hosted): string {
  const pageHeaders = { ...headers, 'Cache-Control': revalidated };
  const notFound = (matcher: string, language: string) => [
    `handle ${matcher} {`,
    `\trewrite * ${notFoundFile(language)}`,
    ...fileServer.map((line) => `\t${line}`),
    '}',
  ];
  return [
    '# Written by the build: reload Caddy after it.',
    // The functions have their own.
    `@pages not path ${functionsPath}* /assets/*`,
    ...headersBlock('@pages', pageHeaders),
    ...headersBlock('/assets/*', { ...headers, ...assetHeaders }),
    ...pathRedirects(languages).flatMap(({ name, from, to, except }) => [
      `@${name} {`,
      `\tnot path ${plainDocuments}*`,
      ...(except ? [`\tnot vars_regexp {uri} ^${except}`] : []),
      `\tvars_regexp ${name} {uri} ^${from}(?P<site_query>\\?.*)?$`,
      '}',
      `redir @${name} ${to}{re.${name}.site_path}{re.${name}.site_query} 308`,
    ]),
    'try_files {path} {path}.html',
    `@missing path ${languages.map(notFoundFile).join(' ')}`,
    'error @missing 404',
    ...fileServer,
    'handle_errors {',
    ...[
      ...headersBlock('*', pageHeaders),
      ...prefixed(languages).flatMap((code) => notFound(`/${code}/*`, code)),
      ...notFound('*', unprefixedLanguage),
    ].map((line) => `\t${line}`),
    '}',
    '',
  ].join('\n');
}

import { expect, test } from 'vitest';
import { hostFiles } from './host-files.ts';
import { pathRedirects } from './path-redirects.ts';

const languages = ['en', 'fi', 'sv'];
const pages = ['/', '/faq', '/blog/one', '/fi', '/fi/faq', '/sv', '/sv/faq', '/sv/404', '/404'];
const headers = { 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'no-referrer' };
const files = hostFiles({ headers, languages, pages });

test('Netlify and Cloudflare have two rules of headers, however many pages and languages there are', () => {
  expect(files.get('/_headers')).toBe(
    '/*\n  X-Frame-Options: DENY\n  Referrer-Policy: no-referrer\n' +
      '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
});

test('they redirect each page’s address with a redundant prefix, and no other', () => {
  expect(files.get('/_redirects')).toBe(
    '/en / 301\n/en/faq /faq 301\n/en/blog/one /blog/one 301\n/en/404 /404 301\n' +
      '/_build.json /404.html 404!\n/_Caddyfile /404.html 404!\n' +
      '/_nginx.conf /404.html 404!\n/_vercel.json /404.html 404!\n/fi/* /fi/404.html 404\n/sv/* /sv/404.html 404\n',
  );
});

test('Vercel has patterns for prefixes in another case', () => {
  const { redirects } = JSON.parse(String(files.get('/_vercel.json'))) as {
    redirects: { source: string; destination: string }[];
  };
  const told = redirects.map(({ source, destination }) => [source, destination]);
  expect(told).toContainEqual(['/([eE][nN])/faq', '/faq']);
  expect(told).toContainEqual(['/((?!sv)[sS][vV])', '/sv']);
  expect(told).toContainEqual(['/((?!sv)[sS][vV])/:path*', '/sv/:path*']);
});

test.each([
  ['/SV', '/sv'],
  ['/Sv/faq?a=1', '/sv/faq?a=1'],
  ['/ZH-hans/faq', '/zh-Hans/faq'],
  ['/EN/faq', '/faq'],
  ['/En?a=1', '/?a=1'],
  ['/sv', undefined],
  ['/sv?a=1', undefined],
  ['/zh-Hans/faq', undefined],
  ['/SVG/faq', undefined],
  ['/SV//evil.example', undefined],
  ['/SV/%2Fevil.example', undefined],
])('nginx and Caddy send %s to %s', (asked, target) => {
  expect(redirected(asked, ['en', 'sv', 'zh-Hans'])).toBe(target);
});

/** @returns where the first redirect that holds leads */
function redirected(asked: string, codes: readonly string[]): string | undefined {
  for (const { from, to, except } of pathRedirects(codes)) {
    const pattern = new RegExp(`^${from}(?<site_query>\\?.*)?$`.replaceAll('?P<', '?<'));
    const { site_path: path, site_query: query = '' } = pattern.exec(asked)?.groups ?? {};
    if (path === undefined || (except && new RegExp(`^${except}`).test(asked))) continue;
    return to + path + query;
  }
  return undefined;
}

test.each(['/_headers', '/_nginx.conf', '/_Caddyfile', '/_vercel.json'])(
  '%s has every header, and what is cached for a year',
  (name) => {
    const text = String(files.get(name));
    for (const [header, value] of Object.entries(headers)) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
    expect(text).toContain('max-age=31536000, immutable');
  },
);

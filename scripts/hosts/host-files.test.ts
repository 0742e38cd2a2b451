import { expect, test } from 'vitest';
import { hostFiles } from './host-files.ts';

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

test('they are sent from each page’s address with a prefix too many, and from no other', () => {
  expect(files.get('/_redirects')).toBe(
    '/en / 301\n/en/faq /faq 301\n/en/blog/one /blog/one 301\n/en/404 /404 301\n' +
      '/_build.json /404.html 404!\n/_Caddyfile /404.html 404!\n' +
      '/_nginx.conf /404.html 404!\n/_vercel.json /404.html 404!\n/fi/* /fi/404.html 404\n/sv/* /sv/404.html 404\n',
  );
});

test.each(['/_headers', '/_nginx.conf', '/_Caddyfile', '/_vercel.json'])(
  '%s has every header, and what is kept for a year',
  (name) => {
    const text = String(files.get(name));
    for (const [header, value] of Object.entries(headers)) {
      expect(text).toContain(header);
      expect(text).toContain(value);
    }
    expect(text).toContain('max-age=31536000, immutable');
  },
);

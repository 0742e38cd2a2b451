import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BuiltPage } from '../pages/document.ts';
import { noOrigins } from './page-origins.ts';
import { commonHeaders, contentSecurityPolicy, writeHostHeaders } from './security-headers.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('a page without inline blocks gets the plain policy', () => {
  expect(contentSecurityPolicy('<p>Text</p>')).toBe(
    "default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; " +
      "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; " +
      "frame-src 'none'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
      "frame-ancestors 'none'; object-src 'none'",
  );
});

test('inline scripts and styles are allowed by the hash of their exact text, each once', () => {
  const page = `
    <style>a{b:c}</style><style media="print">\n d{} </style>
    <script>run()</script><script type="module">more()</script><script>run()</script>`;
  const policy = contentSecurityPolicy(page);
  expect(directive(policy, 'style-src')).toBe(
    `style-src 'self' ${sha256('a{b:c}')} ${sha256('\n d{} ')}`,
  );
  expect(directive(policy, 'script-src')).toBe(
    `script-src 'self' ${sha256('run()')} ${sha256('more()')}`,
  );
});

test('data blocks and external scripts need no hash', () => {
  const page = `
    <script type="application/ld+json">{"a":1}</script>
    <script type='application/json'>{}</script>
    <script type=text/plain>text</script>
    <script src="/assets/main.js"></script>
    <script async data-note="a > b" src="/assets/other.js"></script>`;
  expect(directive(contentSecurityPolicy(page), 'script-src')).toBe("script-src 'self'");
});

test('an attribute that only ends in src does not hide an inline script', () => {
  const page = '<script data-src="/a.js">run()</script>';
  expect(directive(contentSecurityPolicy(page), 'script-src')).toContain(sha256('run()'));
});

test('line breaks are hashed as a browser reads them', () => {
  const policy = contentSecurityPolicy('<script>a\r\nb\rc</script>');
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${sha256('a\nb\nc')}`);
});

test('a vendor of scripts may bring what those ask for, and a vendor of frames nothing else', () => {
  const vendors = {
    connect: [],
    scripts: ['https://chat.example'],
    frames: ['https://pod.example'],
  };
  const policy = contentSecurityPolicy('<script>run()</script>', vendors);
  expect(directive(policy, 'script-src')).toBe(
    `script-src 'self' ${sha256('run()')} https://chat.example`,
  );
  expect(directive(policy, 'style-src')).toBe(
    "style-src 'self' 'unsafe-inline' https://chat.example",
  );
  for (const name of ['img-src', 'font-src', 'media-src', 'connect-src']) {
    expect(directive(policy, name)).toMatch(/ https:\/\/chat\.example$/);
  }
  expect(directive(policy, 'frame-src')).toBe('frame-src https://chat.example https://pod.example');
});

test('the backend is the one other origin requests may go to', () => {
  const policy = contentSecurityPolicy('', { ...noOrigins, connect: ['https://db.example'] });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://db.example");
});

test('HSTS lasts two years and covers subdomains', () => {
  expect(commonHeaders['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
});

test('a static host is told the same headers, page by page', () => {
  const home = '<script>run()</script><style>a{}</style>';
  const faq = '<script>run()</script><style>b{}</style>';
  const options = { ...noOrigins, connect: ['https://db.example'] };
  const pages = [
    { language: 'en', path: '/', html: home },
    { language: 'sv', path: '/faq', html: faq },
  ];
  const rules = rulesFor(pages, options);
  expect(Object.keys(rules)).toEqual(['/*', '/assets/*', '/', '/sv/faq']);
  expect(rules['/']).toEqual([`Content-Security-Policy: ${contentSecurityPolicy(home, options)}`]);
  expect(rules['/sv/faq']).toEqual([
    `Content-Security-Policy: ${contentSecurityPolicy(faq, options)}`,
  ]);
  expect(rules['/assets/*']).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  for (const [name, value] of Object.entries(commonHeaders)) {
    expect(rules['/*']).toContain(`${name}: ${value}`);
  }
});

test('the rule for all addresses has a policy that no page breaks', () => {
  const html = '<script>run()</script><style>a{}</style>';
  const rules = rulesFor([{ language: 'en', path: '/', html }]);
  const policy = rules['/*']?.find((line) => line.startsWith('Content-Security-Policy'));
  expect(policy).toContain(`script-src 'self' ${sha256('run()')};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/default-src|style-src/);
});

/** Reads the `_headers` file of some pages: the addresses with their header lines. */
function rulesFor(pages: readonly BuiltPage[], origins = noOrigins): Record<string, string[]> {
  let text = '';
  writeHostHeaders((_, content) => (text = String(content)), pages, origins);
  const rules: Record<string, string[]> = {};
  let lines: string[] = [];
  for (const line of text.trimEnd().split('\n')) {
    if (line.startsWith('  ')) lines.push(line.trim());
    else rules[line] = lines = [];
  }
  return rules;
}

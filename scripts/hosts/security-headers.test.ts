import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { noOrigins, type PageOrigins } from './page-origins.ts';
import { siteHeaders } from './security-headers.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function contentSecurityPolicy(documents: string | string[], origins: PageOrigins = noOrigins) {
  const files = new Map([documents].flat().map((text, at) => [`/${at}.html`, text]));
  return siteHeaders(files, origins, 'off')['Content-Security-Policy']!;
}

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

test('all documents have one policy, without duplicate hashes', () => {
  const pages = [
    '<script>run()</script><style>a{}</style>',
    '<script>run()</script><style>b{}</style>',
  ];
  const policy = contentSecurityPolicy(pages);
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${sha256('run()')}`);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${sha256('a{}')} ${sha256('b{}')}`);
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

test('a vendor of scripts may load its resources, a vendor of frames only frames', () => {
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

test.each([
  ['off', 'max-age=0'],
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
] as const)('HSTS lasts two years, as far as it is asked for: %s', (hsts, value) => {
  expect(siteHeaders(new Map(), noOrigins, hsts)['Strict-Transport-Security']).toBe(value);
});

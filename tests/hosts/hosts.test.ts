// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord } from '../../scripts/hosts/build-record.ts';
import { assetHeaders } from '../../scripts/hosts/security-headers.ts';
import { askAt } from '../../scripts/server/raw-request.ts';
import { pagePath } from '../../src/site/paths.ts';
import { chatFunction, functionsPath } from '../../supabase/functions/_shared/contract.ts';
import { everyPage } from '../everyPage.ts';
import { hosts, isInstalled, startHost } from './hosts.ts';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const record = readRecord(dist)!;
const pages = everyPage.filter(({ route }) => !route.status);
const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const headersOfPages = lowerCase(record.headers);
const languageOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1];
const isAskedAgain = /no-cache|no-store|max-age=0/;
const script = Object.keys(record.files).find((file) => /^\/assets\/.*\.js$/.test(file))!;
const episode = Object.keys(record.files).find((file) => file.endsWith('.mp3'))!;

it.each(hosts.filter(({ isRequired }) => isRequired))('$name is installed', (host) => {
  expect(isInstalled(host)).toBe(true);
});

describe.each(hosts.filter(isInstalled))('$name', (host) => {
  let started: Awaited<ReturnType<typeof startHost>>;
  const ask = (path: string, headers: Record<string, string> = {}) =>
    askAt(started.port, path, { headers });

  beforeAll(async () => {
    started = await startHost(host);
  }, 100_000);
  afterAll(() => started.stop());

  async function redirects(address: string, location: string): Promise<void> {
    const { status, headers } = await ask(address);
    const target = new URL(headers.location ?? '', 'http://site');
    expect([host.redirect, 308]).toContain(status);
    expect(target.pathname + target.search).toBe(location);
  }

  it('has every page at its address, under the headers of the site', async () => {
    for (const { path, language } of pages) {
      const { status, headers, body } = await ask(path);
      expect({ path, status, language: languageOf(body) }).toEqual({
        path,
        status: 200,
        language,
      });
      expect(headers).toMatchObject(headersOfPages);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(headers['cache-control']).toMatch(isAskedAgain);
    }
  });

  it.each(record.languages)(
    'answers an unknown address in %s with the 404 page',
    async (language) => {
      const { status, headers, body } = await ask(
        `${pagePath('home', language)}/nope`.replace('//', '/'),
      );
      expect({ status, language: languageOf(body) }).toEqual({ status: 404, language });
      expect(headers).toMatchObject(headersOfPages);
      expect(headers['cache-control']).toMatch(isAskedAgain);
    },
  );

  it.each([
    ['/en', '/'],
    ['/en/faq', '/faq'],
    ['/en/blog/change-fatigue', '/blog/change-fatigue'],
  ])('sends %s to %s for good', redirects);

  it.skipIf(host.lacks.includes('canonical')).each([
    ['/faq/', '/faq'],
    ['/sv/', '/sv'],
    ['/sv/faq/', '/sv/faq'],
    ['/services/', '/services'],
    ['/faq.html', '/faq'],
    ['/index.html', '/'],
    ['/faq/?a=1&b=%C3%A5', '/faq?a=1&b=%C3%A5'],
  ])('sends %s to %s for good', redirects);

  it.skipIf(host.lacks.includes('cases')).each([
    ['/EN', '/'],
    ['/En/faq', '/faq'],
    ['/SV', '/sv'],
    ['/Sv/faq?a=1&b=%C3%A5', '/sv/faq?a=1&b=%C3%A5'],
    ['/SV/blog/change-fatigue', '/sv/blog/change-fatigue'],
  ])('sends %s to %s for good', redirects);

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/en//evil.example',
    '/en//evil.example/',
    '/en/\\evil.example',
    '/SV//evil.example',
    '/SV\\evil.example',
    '/en/%5Cevil.example',
    '/en/%2Fevil.example',
    '/en/%2F%2Fevil.example/',
    '//evil.example/faq.html',
    '//evil.example/%2e%2e/',
    '/faq%0d%0aX-Evil:1/',
    '/en/faq%0d%0aX-Evil:1',
  ])('does not leave the site for %j', async (address) => {
    const { headers } = await ask(address);
    const { host: led } = new URL(headers.location ?? '', `http://127.0.0.1:${started.port}`);
    expect(led).toBe(`127.0.0.1:${started.port}`);
    expect(headers).not.toHaveProperty('x-evil');
  });

  it.skipIf(host.lacks.includes('caching'))(
    'caches hashed files for a year, and revalidates others',
    async () => {
      const { status, headers } = await ask(script);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe(assetHeaders['Cache-Control']);
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
      expect((await ask(episode)).headers['cache-control']).toMatch(isAskedAgain);
    },
  );

  it.skipIf(host.lacks.includes('hiding'))('does not cache a missing file', async () => {
    const { status, headers } = await ask('/assets/gone.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toMatch(isAskedAgain);
  });

  it('answers a conditional request with 304', async () => {
    const { headers } = await ask('/faq');
    const again = await ask('/faq', { 'If-None-Match': headers.etag! });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it.skipIf(host.lacks.includes('copies'))('sends parts of a file', async () => {
    const file = readFileSync(dist + episode);
    const { status, bytes } = await ask(episode, { Range: 'bytes=-5' });
    expect(status).toBe(206);
    expect(bytes.equals(file.subarray(-5))).toBe(true);
  });

  it.skipIf(host.lacks.includes('copies'))('sends the precompressed files', async () => {
    for (const [address, file] of [
      ['/faq', '/faq.html'],
      ['/sv/nope', '/sv/404.html'],
      [script, script],
    ] as const) {
      // prettier-ignore
      const { headers, bytes } = await ask(address, { 'Accept-Encoding': 'gzip' });
      expect(headers).toMatchObject({ 'content-encoding': 'gzip' });
      expect(headers.vary).toMatch(/Accept-Encoding/i);
      expect(bytes.equals(readFileSync(`${dist}${file}.gz`))).toBe(true);
    }
  });

  it.skipIf(host.lacks.includes('hiding'))('does not serve the host configuration', async () => {
    for (const address of [
      '/_headers',
      '/_redirects',
      '/_build.json',
      '/_nginx.conf',
      '/_Caddyfile',
      '/_vercel.json',
      `${script}.gz`,
      '/faq.html.br',
      '/404',
      '/404.html',
      '/sv/404',
    ]) {
      // prettier-ignore
      const { status, headers } = await ask(address);
      const isMissing = status === 404 || headers.location === '/404';
      expect({ address, isMissing }).toEqual({ address, isMissing: true });
    }
  });

  it.runIf(host.tellsCallerBy)(
    'proxies calls to the functions, with their Host and caller',
    async () => {
      const origin = `http://www.example.com:${started.port}`;
      const call = (more: Record<string, string> = {}) =>
        askAt(started.port, functionsPath + chatFunction, {
          method: 'POST',
          headers: {
            Host: new URL(origin).host,
            Origin: origin,
            'Content-Type': 'application/json',
            ...more,
          },
          body: JSON.stringify({ message: 'What does it cost?', conversationHistory: [] }),
        });
      const { status, headers, body } = await call();
      expect(status).toBe(200);
      expect(JSON.parse(body)).toMatchObject({
        fallback: expect.stringContaining('EUR') as string,
      });
      // Those of the pages are not said besides.
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'[^,]*$/);
      expect(headers['strict-transport-security']).not.toContain(',');
      // A caller who gives himself other addresses is still one, and has used up his two.
      const spoofed = { 'X-Forwarded-For': '192.0.2.1', 'X-Real-IP': '192.0.2.2' };
      expect((await call(spoofed)).status).toBe(200);
      expect((await call({ 'X-Forwarded-For': '192.0.2.3' })).status).toBe(429);
    },
  );
});

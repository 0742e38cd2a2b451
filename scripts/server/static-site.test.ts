import { afterAll, describe, expect, test } from 'vitest';
import { serveSampleSite } from './sample-site.ts';

const { ask, write, close } = await serveSampleSite();
afterAll(close);

describe('pages', () => {
  test.each([
    ['/', 'Home', 'en'],
    ['/faq', 'Questions', 'en'],
    ['/faq?from=mail', 'Questions', 'en'],
    ['/sv', 'Hem', 'sv'],
    ['/sv/faq', 'Frågor', 'sv'],
  ])('%s is answered with its page', async (address, words, language) => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(200);
    expect(body).toContain(words);
    expect(headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  test('a page the browser has already is not sent again', async () => {
    const { headers } = await ask('/faq');
    const again = await ask('/faq', { headers: { 'If-None-Match': headers.etag! } });
    expect(again).toMatchObject({
      status: 304,
      body: '',
      headers: { 'cache-control': 'no-cache' },
    });
  });

  test('HEAD has the headers alone', async () => {
    const whole = await ask('/faq');
    const { status, headers, body } = await ask('/faq', { method: 'HEAD' });
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers['content-length']).toBe(whole.headers['content-length']);
  });

  test('a new build is served without a restart, under a policy that suits it', async () => {
    const before = await ask('/sample.html');
    write('sample.html', '<script>other()</script>');
    const after = await ask('/sample.html');
    expect(after.body).toBe('<script>other()</script>');
    expect(after.headers['content-security-policy']).not.toBe(
      before.headers['content-security-policy'],
    );
  });

  test.each([
    ['/faq.html?a=1', '/faq?a=1'],
    ['/index.html', '/'],
    ['/sv.html', '/sv'],
  ])('the file %s leads to its page %s for good', async (address, location) => {
    expect(await ask(address)).toMatchObject({ status: 308, headers: { location } });
  });
});

describe('what is not there', () => {
  test.each([
    ['/nope', 'Not found', 'en'],
    ['/services/nope.png', 'Not found', 'en'],
    ['/nope.ico', 'Not found', 'en'],
    ['/404', 'Not found', 'en'],
    ['/404.html', 'Not found', 'en'],
    ['/about', 'Not found', 'en'],
    ['/sv/nope', 'Hittas inte', 'sv'],
    ['/sv/404.html', 'Hittas inte', 'sv'],
    ['/..%2f..%2fetc%2fpasswd', 'Not found', 'en'],
    [`/${'long'.repeat(1000)}.html`, 'Not found', 'en'],
  ])('%.30s gets the 404 page of its language', async (address, words, language) => {
    const { status, headers, body } = await ask(address);
    expect(status).toBe(404);
    expect(body).toContain(words);
    expect(headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  test.each(['GET', 'HEAD'])(
    '%s gets it as pages come: compressed to those who take it',
    async (method) => {
      const headers = { 'Accept-Encoding': 'gzip, br' };
      const packed = await ask('/sv/nope', { method, headers });
      expect(packed).toMatchObject({
        status: 404,
        headers: {
          'content-encoding': 'gzip',
          'content-type': 'text/html;charset=utf-8',
          vary: 'Accept-Encoding',
          etag: expect.stringMatching(/./) as string,
        },
      });
      const plain = await ask('/sv/nope', { method });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(plain.headers['content-length']).not.toBe(packed.headers['content-length']);
    },
  );

  test('is not there for those either who have a copy or want a part', async () => {
    const { headers, body } = await ask('/nope');
    const condition = { 'If-None-Match': headers.etag!, Range: 'bytes=0-4' };
    expect(await ask('/nope', { headers: condition })).toMatchObject({ status: 404, body });
  });

  test('a missing file of the build gets a line of text that no cache keeps', async () => {
    expect(await ask('/assets/gone.js')).toMatchObject({
      status: 404,
      body: 'Not found\n',
      headers: { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-cache' },
    });
  });
});

describe('files', () => {
  test('with a hash in their name are kept for a year, and come compressed to those who take it', async () => {
    const packed = await ask('/assets/main.abc.js', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript',
    });
    const plain = await ask('/assets/main.abc.js');
    expect(plain.body).toBe('run()');
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  test('of any other name are asked about each time, and run nothing when opened alone', async () => {
    const { headers } = await ask('/favicon.svg');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

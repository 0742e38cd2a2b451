import { afterAll, describe, expect, test } from 'vitest';
import { serveSampleSite } from './sample-site.ts';

const { ask, close } = await serveSampleSite();
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
      'content-type': 'text/html; charset=utf-8',
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

  test.each([
    ['/faq.html?a=1', '/faq?a=1'],
    ['/index.html', '/'],
    ['/sv.html', '/sv'],
  ])('the file %s leads to its page %s for good', async (address, location) => {
    expect(await ask(address)).toMatchObject({ status: 308, headers: { location } });
  });
});

describe('a missing page', () => {
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
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'no-cache',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
  });

  test.each(['GET', 'HEAD'])('%s gets the 404 page, compressed if accepted', async (method) => {
    const headers = { 'Accept-Encoding': 'gzip, br' };
    const packed = await ask('/sv/nope', { method, headers });
    expect(packed).toMatchObject({
      status: 404,
      headers: {
        'content-encoding': 'br',
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(/./) as string,
      },
    });
    const plain = await ask('/sv/nope', { method });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers['content-length']).not.toBe(packed.headers['content-length']);
  });

  test('is 404 for conditional and range requests, too', async () => {
    const { headers, body } = await ask('/nope');
    const condition = { 'If-None-Match': headers.etag!, Range: 'bytes=0-4' };
    expect(await ask('/nope', { headers: condition })).toMatchObject({ status: 404, body });
  });

  test('a missing asset gets a line of text that is not cached', async () => {
    expect(await ask('/assets/gone.js')).toMatchObject({
      status: 404,
      body: 'Not found\n',
      headers: { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-cache' },
    });
  });
});

describe('files', () => {
  test('with a hash in their name are cached for a year, and compressed if accepted', async () => {
    const packed = await ask('/assets/main.abc.js', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const plain = await ask('/assets/main.abc.js');
    expect(plain.body).toBe('run()');
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  test('of any other name are revalidated, and run no scripts when opened alone', async () => {
    const { headers } = await ask('/favicon.svg');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'image/svg+xml' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a part of a file', () => {
  const size = 200_000;
  const whole = Buffer.from(Array.from({ length: size }, (_, at) => at % 251));
  const part = (range: string, headers: Record<string, string> = {}) =>
    ask('/sample.mp3', { headers: { Range: range, ...headers } });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=5-9', 5, 9],
    ['bytes=199990-', 199_990, size - 1],
    ['bytes=199990-999999', 199_990, size - 1],
    ['bytes=-5', size - 5, size - 1],
    ['bytes=-999999', 0, size - 1],
    ['bytes=5-6,7-9', 5, 9],
    ['bytes=0-150000', 0, 150_000],
  ])('%s', async (range, start, end) => {
    const { status, headers, bytes } = await part(range);
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
      'content-type': 'audio/mpeg',
      'accept-ranges': 'bytes',
    });
    expect(bytes.equals(whole.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=200000-', 'bytes=999999-9999999', 'bytes=-0'])(
    '%s is not there',
    async (range) => {
      expect(await part(range)).toMatchObject({
        status: 416,
        body: '',
        headers: {
          'content-range': `bytes */${size}`,
          'content-length': '0',
          // Else a cache might keep it in the place of the file.
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  );

  test.each(['bytes=5-1', 'bytes=a-b', 'bytes=', 'lines=1-2', 'bytes=0-1,9-10', '-5'])(
    '%s gets the complete file',
    async (range) => {
      const { status, headers, bytes } = await part(range);
      expect(status).toBe(200);
      expect(headers).not.toHaveProperty('content-range');
      expect(bytes.equals(whole)).toBe(true);
    },
  );

  test('is for GET alone', async () => {
    const headers = { Range: 'bytes=0-4' };
    const { status, headers: told } = await ask('/sample.mp3', { method: 'HEAD', headers });
    expect({ status, length: told['content-length'] }).toEqual({
      status: 200,
      length: String(size),
    });
  });

  test('is not sent if the cached copy is of another version', async () => {
    const { headers } = await part('bytes=0-4');
    const condition = (etag: string) => part('bytes=0-4', { 'If-Range': etag });
    expect((await condition(headers.etag!)).status).toBe(206);
    expect((await condition('"other"')).status).toBe(200);
    expect((await condition('Sat, 21 Nov 2026 10:00:00 GMT')).status).toBe(200);
  });
});

describe('codings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['deflate', undefined],
    ['', undefined],
  ])('%j', async (accepted, coding) => {
    const { headers } = await ask('/assets/main.abc.js', {
      headers: { 'Accept-Encoding': accepted },
    });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('each has its own ETag, which validates its copy', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) => {
        const headers = { 'Accept-Encoding': accepted };
        const { etag } = (await ask('/assets/main.abc.js', { headers })).headers;
        const again = await ask('/assets/main.abc.js', {
          headers: { ...headers, 'If-None-Match': `"other", W/${etag}` },
        });
        expect(again).toMatchObject({ status: 304, body: '', headers: { etag } });
        return etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

test('If-Match with another version gets no page', async () => {
  const { headers } = await ask('/faq');
  const status = async (tags: string) =>
    (await ask('/faq', { headers: { 'If-Match': tags } })).status;
  expect(await status('"other"')).toBe(412);
  expect(await status(`"other", ${headers.etag}`)).toBe(200);
  expect(await status('*')).toBe(200);
});

test.each(['/_headers', '/_build.json', '/assets/main.abc.js.br', '/sv/404.html.gz'])(
  '%s is not served',
  async (address) => {
    expect(await ask(address)).toMatchObject({ status: 404 });
  },
);

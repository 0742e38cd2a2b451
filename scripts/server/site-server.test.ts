import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { serveSampleSite } from './sample-site.ts';

const { ask, port, close } = await serveSampleSite();
afterAll(close);

describe('addresses that are not canonical', () => {
  test.each([
    ['/faq/', '/faq'],
    ['/faq/?a=1&b=%C3%A5', '/faq?a=1&b=%C3%A5'],
    ['/en', '/'],
    ['/en/faq', '/faq'],
    ['/sv/', '/sv'],
  ])('%s leads to %s for good', async (address, location) => {
    expect(await ask(address)).toMatchObject({ status: 308, headers: { location } });
  });

  test.each([
    '//evil.example/',
    '/\\evil.example/',
    '/en//evil.example',
    '/en/\\evil.example/',
    '/en/.//evil.example/',
    '/%2e%2e//evil.example/',
  ])('%j does not leave the site', async (address) => {
    const { status, headers } = await ask(address);
    const { host } = new URL(headers.location ?? '', 'http://site');
    expect({ status, host }).toEqual({ status: 308, host: 'site' });
  });
});

describe('requests that cannot be answered', () => {
  test.each(['/%E0%A4%A', '/%', '/faq%00', '/a%0Ab', 'http://evil.example/faq'])(
    '%s is a bad request',
    async (address) => {
      expect(await ask(address)).toMatchObject({ status: 400, body: 'Bad request\n' });
    },
  );

  test.each(['/faq', '/nope', '/functions/v1/chat'])(
    'a request for %s with two hosts is a bad request',
    async (address) => {
      const socket = connect(port, '127.0.0.1');
      socket.end(`GET ${address} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    expect(await ask('/faq', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });

  test('an error is logged, and not sent to the visitor', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await ask('/functions/v1/fails');
    expect(answer).toMatchObject({ status: 500, body: 'Internal server error\n' });
    const line = JSON.parse(log.mock.lastCall![0] as string) as unknown;
    expect(line).toMatchObject({
      level: 'error',
      event: 'request_failed',
      method: 'GET',
      path: '/functions/v1/fails',
      error: 'Error',
    });
    log.mockRestore();
  });
});

test('the functions are on the same origin, whatever the method', async () => {
  const answer = await ask('/functions/v1/chat', { method: 'POST' });
  expect(answer).toMatchObject({ status: 200, body: 'from the function' });
});

test.each([
  '/faq',
  '/nope',
  '/faq/',
  '/%',
  '/assets/main.abc.js',
  '/assets/gone.js',
  '/functions/v1/chat',
])('%s carries the security headers', async (address) => {
  const { headers } = await ask(address);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  });
});

test('pages may send requests to the backend', async () => {
  const { headers } = await ask('/faq');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://db.example;");
});

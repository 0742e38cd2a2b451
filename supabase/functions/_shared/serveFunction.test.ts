// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { bodyLimit, errorResponseSchema, requestIdHeader } from './contract.ts';
import { Problem } from './problem.ts';
import { type Call, serveFunction } from './serveFunction.ts';

const url = 'https://firm.example/functions/v1/echo';
const work = vi.fn(async ({ body }: Call<{ word: string }>): Promise<object> => body);
const limit = { allowed: 1000, seconds: 60 };
const handler = serveFunction({
  name: 'echo',
  schema: z.strictObject({ word: z.string() }),
  limit: () => limit,
  work,
});
const folder = mkdtempSync(join(tmpdir(), 'echo-'));
const lines = { info: vi.spyOn(console, 'info'), error: vi.spyOn(console, 'error') };

beforeEach(() => {
  for (const line of Object.values(lines)) line.mockImplementation(() => {});
  vi.stubEnv('STATE_FILE', join(folder, 'state.sqlite'));
});

afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

function post(
  body: BodyInit,
  headers: Record<string, string> = {},
  address = '192.0.2.1',
): Promise<Response> {
  return handler(
    new Request(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    }),
    { address },
  );
}

async function codeOf(response: Response): Promise<string> {
  expect(response.headers.get('content-type')).toMatch('application/json');
  expect(response.headers.get(requestIdHeader)).toMatch(/^[\da-f-]{36}$/);
  return errorResponseSchema.parse(await response.json()).error.code;
}

describe('what passes', () => {
  it('is worked on and answered as JSON with a request id, not to be stored', async () => {
    const response = await post('{"word":"hej"}');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ word: 'hej' });
    expect(response.headers.get(requestIdHeader)).toBe(work.mock.lastCall?.[0].requestId);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['', []],
    ['en;q=0.5, sv-se, *;q=0.1, nb;q=0, de; q=0.8', ['sv-SE', 'de', 'en']],
    ['sv\u00a0x, <b>, en', ['en']],
  ])('and asks in %j for %j', async (header, languages) => {
    await post('{"word":"hej"}', { 'accept-language': header });
    expect(work.mock.lastCall?.[0].languages).toEqual(languages);
  });

  it('may name a character set and weigh exactly the limit', async () => {
    const word = 'x'.repeat(bodyLimit - '{"word":""}'.length);
    const body = JSON.stringify({ word });
    const type = 'Application/JSON; charset=utf-8';
    expect((await post(body, { 'content-type': type })).status).toBe(200);
    expect(await codeOf(await post(` ${body}`))).toBe('body_too_large');
  });
});

describe('what does not', () => {
  it.each([
    ['text/plain', 'unsupported_media_type', 415],
    ['application/jsonp', 'unsupported_media_type', 415],
  ])('of type %s is %s', async (type, code, status) => {
    const response = await post('{"word":"hej"}', { 'content-type': type });
    expect(response.status).toBe(status);
    expect(await codeOf(response)).toBe(code);
  });

  it.each([
    ['', 'malformed_json', 400],
    ['{"word":', 'malformed_json', 400],
    [new Uint8Array([0x22, 0xff, 0x22]), 'malformed_json', 400],
    ['null', 'invalid_request', 422],
    ['{"word":1}', 'invalid_request', 422],
    ['{"word":"a","__proto__":{"b":1}}', 'invalid_request', 422],
    [`"${'x'.repeat(bodyLimit)}"`, 'body_too_large', 413],
  ])('with the body %j is %s', async (body, code, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await codeOf(response)).toBe(code);
    expect(work).not.toHaveBeenCalled();
  });

  it('is read no further than the limit, whatever its length is said to be', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    expect(await codeOf(await post(endless))).toBe('body_too_large');
    expect(pulled).toBeLessThan(40);
  });

  it('breaks off: a fault of the caller', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('gone')),
    });
    expect(await codeOf(await post(broken))).toBe('malformed_json');
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])(
    'comes by %s: the answer says what may',
    async (method) => {
      const response = await handler(new Request(url, { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST, OPTIONS');
      expect(await codeOf(response)).toBe('method_not_allowed');
    },
  );

  it('names the fields that are wrong, and nothing the caller wrote', async () => {
    const text = await (await post('{"word":1,"secret-key":"secret-value"}')).text();
    expect(text).toContain('word');
    expect(text).not.toContain('secret');
  });
});

describe('faults', () => {
  it('give the code of a problem with its headers', async () => {
    work.mockRejectedValueOnce(new Problem('rate_limited', 'Wait.', { 'retry-after': '5' }));
    const response = await post('{"word":"hej"}');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await codeOf(response)).toBe('rate_limited');
  });

  it('of any other kind are internal: no stack, and nothing of the visitor in the log', async () => {
    work.mockRejectedValueOnce(new RangeError('cannot send to anna@firm.example'));
    const response = await post('{"word":"hemligt"}');
    expect(response.status).toBe(500);
    const body = await response.clone().text();
    expect(await codeOf(response)).toBe('internal_error');
    expect(body).not.toMatch(/anna|RangeError|serveFunction/);
    const log = [...lines.info.mock.calls, ...lines.error.mock.calls].join('\n');
    expect(log).toContain('RangeError');
    expect(log).toContain(response.headers.get(requestIdHeader));
    expect(log).not.toMatch(/anna|hemligt/);
  });

  it('of configuration are named in the log and only there', async () => {
    vi.stubEnv('CONTACT_TO', 'nobody');
    const response = await post('{"word":"hej"}');
    expect(response.status).toBe(503);
    const body = await response.clone().text();
    expect(await codeOf(response)).toBe('unavailable');
    expect(body).not.toContain('CONTACT_TO');
    expect(lines.error.mock.calls.join()).toContain('CONTACT_TO must be');
  });
});

describe('origins', () => {
  const from = (origin: string, headers = {}) => post('{"word":"hej"}', { origin, ...headers });

  it('is the own one by default, by the name the request was sent to', async () => {
    const response = await from('https://firm.example');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://firm.example');
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
    expect(response.headers.get('access-control-expose-headers')).toContain('x-request-id');
    expect(response.headers.get('vary')).toBe('Origin');
  });

  it('is the own one behind a proxy that ends TLS', async () => {
    const request = new Request('http://firm.example/functions/v1/echo', {
      method: 'POST',
      body: '{"word":"hej"}',
      headers: { 'content-type': 'application/json', origin: 'https://firm.example' },
    });
    expect((await handler(request)).status).toBe(200);
  });

  it.each([
    'https://other.example',
    'https://firm.example.other.example',
    'https://firm.example:444',
    'null',
    'x',
  ])('refuses %s, and lets it read nothing', async (origin) => {
    const response = await from(origin);
    expect(response.status).toBe(403);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(await codeOf(response)).toBe('origin_not_allowed');
    expect(work).not.toHaveBeenCalled();
  });

  it('are those configured, where any are', async () => {
    vi.stubEnv('ALLOWED_ORIGINS', 'https://site.example,https://www.site.example');
    expect((await from('https://www.site.example')).status).toBe(200);
    expect((await from('https://firm.example')).status).toBe(403);
  });

  it('are needed by browsers alone', async () => {
    const response = await post('{"word":"hej"}');
    expect(response.status).toBe(200);
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('may ask first, and may send what the client sends', async () => {
    const preflight = new Request(url, {
      method: 'OPTIONS',
      headers: { origin: 'https://firm.example', 'access-control-request-method': 'POST' },
    });
    const response = await handler(preflight);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining([
        'idempotency-key',
        'accept-language',
        'apikey',
        'authorization',
        'x-client-info',
        'content-type',
      ]),
    );
  });

  it('read errors too', async () => {
    const response = await post('{', { origin: 'https://firm.example' });
    expect(response.status).toBe(400);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://firm.example');
  });
});

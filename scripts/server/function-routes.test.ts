// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorResponseSchema, requestIdHeader } from '../../supabase/functions/_shared/contract.ts';
import { functionRoutes } from './function-routes.ts';

const handler = vi.fn(async (request: Request) =>
  Response.json({
    url: request.url,
    origin: request.headers.get('origin'),
    body: await request.text(),
  }),
);
const load = vi.fn(async (_name: string) => ({ handler }));
const routes = functionRoutes(load);
const server = createServer((request, response) =>
  routes(request, response, () => response.end('next')),
);
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => server.close());

describe('functionRoutes', () => {
  it.each(['chat-with-ai', 'send-contact-email'])(
    'passes %s an absolute, unchanged request',
    async (name) => {
      const address = `${origin}/functions/v1/${name}?x=1`;
      const response = await fetch(address, { method: 'POST', body: 'å', headers: { origin } });
      expect(await response.json()).toEqual({ url: address, origin, body: 'å' });
      expect(load).toHaveBeenCalledExactlyOnceWith(name);
    },
  );

  it('leaves everything else to the site', async () => {
    for (const path of ['/', '/faq', '/functions', '/functions/v2/chat-with-ai']) {
      expect(await (await fetch(origin + path)).text()).toBe('next');
    }
  });

  it.each(['', 'unknown', '../../chat-with-ai', 'chat-with-ai/', '_shared', 'constructor'])(
    'has no function %j',
    async (name) => {
      const response = await fetch(`${origin}/functions/v1/${encodeURIComponent(name)}`);
      expect(response.status).toBe(404);
      expect(response.headers.get(requestIdHeader)).toBeTruthy();
      expect(errorResponseSchema.parse(await response.json()).error.code).toBe('not_found');
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('logs why a function cannot be loaded, and does not send the reason', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockRejectedValueOnce(new Error('no languages.generated.js'));
    const response = await fetch(`${origin}/functions/v1/chat-with-ai`, { method: 'POST' });
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('generated');
    expect(log.mock.calls.join()).toContain('no languages.generated.js');
  });
});

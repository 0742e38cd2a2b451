// @vitest-environment node
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { functionRoutes } from '../../scripts/server/function-routes.ts';
import { noSite } from '../../scripts/server/sample-site.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import {
  chatFunction,
  contactFunction,
  errorResponseSchema,
  functionsPath,
  requestIdHeader,
} from '../../supabase/functions/_shared/contract.ts';
import type { Handler } from '../../supabase/functions/_shared/serveFunction.ts';
import { createChatHandler } from '../../supabase/functions/chat-with-ai/chatHandler.ts';
import { handler as contact } from '../../supabase/functions/send-contact-email/handler.ts';
import { type Malformed, malformed, mark } from './support/malformed.ts';
import { casesOf, seed } from './support/seed.ts';
import { site } from './support/site.ts';

const cases = casesOf(10_000);

const handlers: Record<string, Handler> = {
  [chatFunction]: createChatHandler(site),
  [contactFunction]: contact,
};

const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const outbox = join(folder, 'outbox');
const said: string[] = [];
let server: Server;
let port: number;

beforeAll(async () => {
  // A spy would keep every line it is given.
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
    console[level] = (line: string) => void said.push(line);
  }
  vi.stubEnv('STATE_FILE', join(folder, 'state.sqlite'));
  vi.stubEnv('OUTBOX_DIR', outbox);
  vi.stubEnv('CONTACT_LIMIT_PER_TEN_MINUTES', '1000000');
  ({ server } = createSiteServer({
    site: () => noSite,
    functions: functionRoutes(async (name) => ({ handler: handlers[name]! })),
  }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Only these may be named: any other key is the caller's own text. */
const named =
  /^Not as expected: (?:(?:body|firstName|lastName|email|company|message|conversationHistory|\d+|role|content)[.,]? ?)+\.?$/;

/**
 * @returns what is wrong with an answer that should be a 4xx error of the contract
 *   with an id and nothing of the request
 */
async function faultOf(response: Response): Promise<string | undefined> {
  const body = await response.text();
  if (response.status < 400 || response.status > 499) return `${response.status}: ${body}`;
  if (!response.headers.get('content-type')?.startsWith('application/json')) return 'type';
  if (!/^[\da-f-]{36}$/.test(response.headers.get(requestIdHeader) ?? '')) return 'no id';
  const { error } = errorResponseSchema.parse(JSON.parse(body));
  if (error.code === 'rate_limited') return 'counted';
  if (error.message.startsWith('Not as') && !named.test(error.message)) return error.message;
  return /\\n\s*at |\.ts\b|node_modules|Error:|Zq7Echo/.exec(body)?.[0];
}

/** Sends it raw, on its own connection. */
async function send(path: string, { method, headers, body }: Malformed): Promise<Response> {
  const sent = request({ port, path, method, agent: false, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return new Response(await text(answer), {
    status: answer.statusCode!,
    headers: new Headers(answer.headers as Record<string, string>),
  });
}

describe.each([contactFunction, chatFunction])('%s', (name) => {
  const address = functionsPath + name;

  it(`refuses ${cases} malformed requests`, async () => {
    await fc.assert(
      fc.asyncProperty(malformed(name), async ({ method, headers, body }) => {
        const asked = new Request(`http://firm.example${address}`, { method, headers, body });
        const fault = await faultOf(await handlers[name]!(asked, { address: '192.0.2.1' }));
        if (fault) throw new Error(fault);
      }),
      { numRuns: cases, seed },
    );
    expect(() => readdirSync(outbox)).toThrow('ENOENT');
    // Each is refused with one log line that has nothing of the request.
    expect(said.length).toBeGreaterThanOrEqual(cases);
    for (const line of said.splice(0)) {
      if (line.includes(mark) || !line.includes('"level":"info"')) throw new Error(line);
    }
  }, 120_000);

  it('refuses 500 of them over HTTP', async () => {
    const requests = fc.sample(malformed(name), { numRuns: 500, seed });
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        for (let next = requests.pop(); next; next = requests.pop()) {
          expect(await faultOf(await send(address, next))).toBeUndefined();
        }
      }),
    );
  }, 30_000);

  it('refuses bodies with a wrong Content-Length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 20 }), fc.boolean(), async (length, chunked) => {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => {});
        socket.write(
          [
            `POST ${address} HTTP/1.1`,
            'Host: 127.0.0.1',
            'Content-Type: application/json',
            chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
            '',
            `${chunked ? `${length.toString(16)}\r\n` : ''}{"message":"${mark}${mark}${mark}"}`,
          ].join('\r\n'),
        );
        const answers = await text(socket);
        expect(answers).toMatch(/^HTTP\/1\.1 4\d\d /);
        expect(answers).not.toMatch(/^HTTP\/1\.1 [^4]/m);
        expect(answers).not.toContain(mark);
        const ids = answers.match(/^x-request-id: [\da-f-]{36}\r$/gim);
        expect(ids).toHaveLength(answers.match(/^HTTP\/1\.1 /gm)!.length);
      }),
      { numRuns: 100, seed },
    );
  }, 30_000);
});

// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { errorResponseSchema } from './contract.ts';
import { type Call, serveFunction } from './serveFunction.ts';

const limit = { allowed: 1000, seconds: 60 };
const work = vi.fn(async ({ body }: { body: object }) => body);
const handler = serveFunction({
  name: 'echo',
  schema: z.strictObject({ word: z.string() }),
  limit: () => limit,
  work,
});
const folder = mkdtempSync(join(tmpdir(), 'limited-'));
const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.stubEnv('STATE_FILE', join(folder, 'state.sqlite'));
  vi.spyOn(console, 'info').mockImplementation(() => {});
  errors.mockReset().mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  work.mockClear();
});

afterAll(() => rmSync(folder, { recursive: true }));

function post(
  body: string,
  headers: Record<string, string> = {},
  address = '192.0.2.1',
): Promise<Response> {
  const request = new Request('https://firm.example/functions/v1/echo', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return handler(request, { address });
}

const codeOf = async (response: Response) =>
  errorResponseSchema.parse(await response.json()).error.code;

describe('a caller who calls too often', () => {
  const say = (address: string, headers: Record<string, string> = {}) =>
    post('{"word":"hej"}', headers, address);

  afterEach(() => {
    limit.allowed = 1000;
  });

  it('is told when to come back; others are served', async () => {
    limit.allowed = 3;
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push((await say('192.0.2.50')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await say('192.0.2.50');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await codeOf(refused)).toBe('rate_limited');
    expect((await say('192.0.2.51')).status).toBe(200);
  });

  it('is not helped by what it says of itself', async () => {
    limit.allowed = 1;
    expect((await say('192.0.2.60')).status).toBe(200);
    const spoofed = { 'x-forwarded-for': '198.51.100.1', 'x-real-ip': '198.51.100.1' };
    expect((await say('192.0.2.60', spoofed)).status).toBe(429);
  });

  it('does not use up its limit with what was refused before', async () => {
    limit.allowed = 1;
    expect((await post('{"word":', {}, '198.51.100.70')).status).toBe(400);
    expect((await say('198.51.100.70')).status).toBe(200);
  });
});

it('a store that is away stops nobody: calls count in memory, and the log tells', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody:secret@127.0.0.1:9/none');
  vi.stubEnv('OUTBOX_DIR', 'unused');
  limit.allowed = 2;
  const statuses = [];
  for (let call = 0; call < 4; call += 1) {
    statuses.push((await post('{"word":"hej"}', {}, '192.0.2.80')).status);
  }
  limit.allowed = 1000;
  expect(statuses).toEqual([200, 200, 429, 429]);
  expect(work).toHaveBeenLastCalledWith(expect.objectContaining({ store: undefined }));
  const said = errors.mock.calls.flat().join();
  expect(said).toContain('store_unavailable');
  expect(said).not.toContain('secret');
});

describe('a crowd', () => {
  const crowded = () => work.mock.calls.map(([call]) => (call as Call<object>).isCrowded);

  afterEach(() => {
    limit.allowed = 1000;
  });

  it('is what goes beyond several callers’ limits in a neighbourhood: none is refused', async () => {
    limit.allowed = 2;
    for (let host = 1; host <= 12; host += 1) {
      expect((await post('{"word":"hej"}', {}, `203.0.113.${host}`)).status).toBe(200);
    }
    expect(crowded()).toEqual([...Array<boolean>(10).fill(false), true, true]);
    await post('{"word":"hej"}', {}, '203.0.114.1');
    expect(crowded().at(-1)).toBe(false);
  });

  it('is what goes beyond everybody’s, who cannot be told apart among them', async () => {
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubEnv('STATE_FILE', join(folder, 'crowd.sqlite'));
    limit.allowed = 1;
    for (let call = 0; call < 27; call += 1) {
      expect((await post('{"word":"hej"}', {}, '0.0.0.0')).status).toBe(200);
    }
    expect(crowded()).toEqual([...Array<boolean>(25).fill(false), true, true]);
    expect(warnings.mock.calls.join()).toContain('caller_unknown');
  });
});

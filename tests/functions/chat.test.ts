// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  chatFunction,
  chatResponseSchema,
  type ChatTurn,
  errorResponseSchema,
  functionsPath,
  requestIdHeader,
} from '../../supabase/functions/_shared/contract.ts';
import { createChatHandler } from '../../supabase/functions/chat-with-ai/chatHandler.ts';
import { runtimesOf, type Served } from './support/runtimes.ts';
import { site } from './support/site.ts';

const runtimes = runtimesOf(() => createChatHandler(site), {
  entry: 'tests/functions/support/chatOfFixture.ts',
  folder: chatFunction,
});

describe.each(Object.entries(runtimes))('chat-with-ai under %s', (_name, serve) => {
  let served: Served;
  let folder: string;

  beforeAll(async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    folder = await mkdtemp(join(tmpdir(), 'chat-'));
    const environment = {
      STATE_FILE: join(folder, 'state.sqlite'),
      CHAT_LIMIT_PER_MINUTE: '1000',
      OPENAI_MODEL: '',
    };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    served = await serve(environment);
  });
  afterAll(async () => {
    await served.stop();
    await rm(folder, { recursive: true });
    vi.unstubAllEnvs();
  });

  function ask(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${served.origin}${functionsPath}${chatFunction}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  it.each([
    ['What does it cost?', 'en', '500 EUR / month', '[What does it cost?](/faq#price)', 'en'],
    ['Vad kostar det?', 'sv', '500 EUR / månad', '[Vad kostar det?](/faq#price)', 'sv'],
    ['What is the price?', 'de', '500 EUR / month', '[What does it cost?](/faq#price)', 'en'],
    ['Vad kostar det?', 'en', '500 EUR / månad', '[Vad kostar det?](/faq#price)', 'sv'],
    [
      'Was kostet ein Platz in der Schulung?',
      'sv',
      'I read engelska och svenska',
      '/contact',
      'sv',
    ],
    ['Who won the cup?', 'en', 'Ask a person', '[Contact us](/contact)', 'en'],
  ])('answers %j asked in %s', async (message, language, fact, link, answered) => {
    const response = await ask(
      { message, conversationHistory: [] },
      { 'accept-language': language },
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe(answered);
    const { fallback, response: modelAnswer } = chatResponseSchema.parse(await response.json());
    expect(fallback).toContain(fact);
    expect(fallback).toContain(link);
    expect(modelAnswer).toBeUndefined();
  });

  const turn: ChatTurn = { role: 'user', content: 'Hello' };

  it.each<[string, unknown]>([
    ['a blank message', { message: ' \n', conversationHistory: [] }],
    [
      'eleven turns',
      { message: 'Hi', conversationHistory: Array.from({ length: 11 }, () => turn) },
    ],
    ['a third role', { message: 'Hi', conversationHistory: [{ ...turn, role: 'system' }] }],
    ['a long message', { message: 'x'.repeat(2001), conversationHistory: [] }],
    ['a field more', { message: 'Hi', conversationHistory: [], model: 'x' }],
  ])('refuses %s', async (_what, body) => {
    const response = await ask(body);
    expect(response.status).toBe(422);
    expect(response.headers.get(requestIdHeader)).toBeTruthy();
    expect(errorResponseSchema.parse(await response.json()).error.code).toBe('invalid_request');
  });
});

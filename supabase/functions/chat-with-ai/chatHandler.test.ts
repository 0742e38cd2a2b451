// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { chatResponseSchema } from '../_shared/contract.ts';
import { createChatHandler } from './chatHandler.ts';

it('answers a checked request with a fallback, and names its language', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chat-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('STATE_FILE', join(folder, 'state'));
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const chat = {
    answer: (_request: unknown, [language = '']: readonly string[]) =>
      Promise.resolve({
        outcome: 'courtesy' as const,
        text: 'Hej.',
        language,
        passages: [],
        site: [],
        say: () => '',
        contentOf: () => [],
      }),
  };
  const handler = createChatHandler({ indexes: {}, vocabularies: {} }, { chat });
  const response = await handler(
    new Request('https://firm.example/functions/v1/chat-with-ai', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'sv' },
      body: JSON.stringify({ message: 'Hello', conversationHistory: [] }),
    }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-language')).toBe('sv');
  expect(chatResponseSchema.parse(await response.json())).toEqual({ fallback: 'Hej.' });
});

// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { chatResponseSchema } from '../_shared/contract.ts';
import type { AnswerWords } from '../_shared/siteText.ts';
import { createChatHandler } from './chatHandler.ts';

const words: AnswerWords = {
  greeting: 'Hello.',
  thanks: '',
  source: '',
  declined: '',
  greetingWords: 'hello',
  thanksWords: '',
  smallWords: '',
  synonyms: '',
};

it('answers a checked request with a fallback in the language of the header', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const handler = createChatHandler({
    en: { answers: words, pages: [] },
    sv: { answers: { ...words, greeting: 'Hej.' }, pages: [] },
  });
  const response = await handler(
    new Request('https://firm.example/functions/v1/chat-with-ai', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'sv' },
      body: JSON.stringify({ message: 'Hello', conversationHistory: [] }),
    }),
  );
  expect(response.status).toBe(200);
  expect(chatResponseSchema.parse(await response.json())).toEqual({ fallback: 'Hej.' });
});

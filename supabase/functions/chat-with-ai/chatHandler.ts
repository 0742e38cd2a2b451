/** Wires the chat's function: a checked request in, an answer out. */
import { type ChatResponse, chatFunction, chatRequestSchema } from '../_shared/contract.ts';
import { type Handler, serveFunction } from '../_shared/serveFunction.ts';
import { createModel, type ModelOptions } from './model/model.ts';
import { type Chat, createChat, type SiteLanguages } from './search/chat.ts';

/** What a test may put in place of the real. */
export interface ChatOptions extends ModelOptions {
  chat?: Chat;
}

/** @param site what the answers rest on, the model's and the site's own */
export function createChatHandler(site: SiteLanguages, options: ChatOptions = {}): Handler {
  const chat = options.chat ?? createChat(site);
  const model = createModel(options);
  return serveFunction({
    name: chatFunction,
    schema: chatRequestSchema,
    limit: ({ limits }) => ({ allowed: limits.chatPerMinute, seconds: 60 }),
    async work(call): Promise<Response> {
      const { text, ...found } = await chat.answer(call.body, call.languages);
      // What the site says nothing about is declined, and a greeting returned, without a model.
      const isTold = found.outcome === 'answered' || found.outcome === 'half';
      const response = isTold ? await model.answer(call, found) : undefined;
      const answer: ChatResponse = response === undefined ? { fallback: text } : { response };
      return Response.json(answer, { headers: { 'content-language': found.language } });
    },
  });
}

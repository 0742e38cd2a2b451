/** Wires the chat's function: a checked request in, an answer out. */
import { type ChatResponse, chatFunction, chatRequestSchema } from '../_shared/contract.ts';
import { type Handler, serveFunction } from '../_shared/serveFunction.ts';
import type { SiteText } from '../_shared/siteText.ts';
import { createSiteAnswerer } from './siteAnswerer.ts';

/** @param siteText what the answers rest on */
export function createChatHandler(siteText: SiteText): Handler {
  const site = createSiteAnswerer(siteText);
  return serveFunction({
    name: chatFunction,
    schema: chatRequestSchema,
    async work({ body, languages }): Promise<ChatResponse> {
      return { fallback: site.answer(body, languages) };
    },
  });
}

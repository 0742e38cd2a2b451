/** Wires the chat's function: a checked request in, an answer out. */
import { type ChatResponse, chatFunction, chatRequestSchema } from '../_shared/contract.ts';
import { type Handler, serveFunction } from '../_shared/serveFunction.ts';
import type { SiteText } from '../_shared/siteText.ts';
import { declinedIn } from './links.ts';
import { createModel, type ModelOptions } from './model/model.ts';
import type { ReplyWords } from './model/modelReply.ts';
import { createSiteAnswerer, type SiteAnswerer } from './search/siteAnswerer.ts';

/** What a test may put in place of the real. */
export interface ChatOptions extends ModelOptions {
  site?: SiteAnswerer;
}

/** @param siteText what the answers rest on, the model's and the site's own */
export function createChatHandler(siteText: SiteText, options: ChatOptions = {}): Handler {
  const site = options.site ?? createSiteAnswerer(siteText);
  const model = createModel(options);
  return serveFunction({
    name: chatFunction,
    schema: chatRequestSchema,
    limit: ({ limits }) => ({ allowed: limits.chatPerMinute, seconds: 60 }),
    async work(call): Promise<ChatResponse> {
      if (call.configuration.model) {
        const found = site.find(call.body, call.languages);
        // What the site says nothing about is declined, and a greeting returned, without a model.
        const response =
          found.passages.length > 0
            ? await model.answer(call, found, wordsIn(found.language))
            : undefined;
        if (response !== undefined) return { response };
      }
      return { fallback: site.answer(call.body, call.languages) };
    },
  });

  function wordsIn(language: string): ReplyWords {
    const text = siteText[language]!;
    return { source: text.answers.source, declined: declinedIn(text) };
  }
}

/** The functions beside a built site: the chat answers from the build that is served. */
import { readFile } from 'node:fs/promises';
import { chatFunction } from '../../supabase/functions/_shared/contract.ts';
import type { ChatHandler } from '../../supabase/functions/chat-with-ai/chatHandler.ts';
import type { ModelState } from '../../supabase/functions/chat-with-ai/model/model.ts';
import type { SiteLanguages } from '../../supabase/functions/chat-with-ai/search/chat.ts';
import type { StoredIndex } from '../../supabase/functions/chat-with-ai/search/siteIndex.ts';
import { type FunctionName, functionNames, functionRoutes } from './function-routes.ts';

interface Chat {
  version: string;
  loading: Promise<ChatHandler>;
  handler?: ChatHandler;
}

/** @param version tells which build is served */
export function siteFunctions(version: () => string) {
  let chat: Chat | undefined;

  function chatHandler(): Promise<ChatHandler> {
    if (chat?.version === version()) return chat.loading;
    const made: Chat = { version: version(), loading: makeChat() };
    chat = made;
    made.loading.then(
      (handler) => (made.handler = handler),
      // What could not be read is read again by the next question.
      () => chat === made && (chat = undefined),
    );
    return made.loading;
  }

  const load = async (name: FunctionName) =>
    name === chatFunction
      ? { handler: await chatHandler() }
      : await import('../../supabase/functions/send-contact-email/handler.ts');

  /** Which of them cannot be loaded, and why: none where all is well. */
  async function faults(): Promise<string[]> {
    const loaded = await Promise.allSettled(functionNames.map(load));
    return loaded.flatMap((one, at) =>
      one.status === 'rejected'
        ? `${functionNames[at]!} cannot be loaded: ${(one.reason as Error).message}`
        : [],
    );
  }

  return {
    /** A connect-style middleware; see `functionRoutes`. */
    answer: functionRoutes(load),
    faults,
    modelState: (): ModelState => chat?.handler?.modelState() ?? 'unasked',
  };
}

async function makeChat(): Promise<ChatHandler> {
  const { createChatHandler } =
    await import('../../supabase/functions/chat-with-ai/chatHandler.ts');
  return createChatHandler(await readChatSite());
}

/** What the build has written for the chat. */
const chatSite = new URL('../../supabase/functions/chat-with-ai/site/', import.meta.url);

/**
 * The same as `site/languages.generated.js`, which Node would load once and keep for ever. All is read
 * at once, so that it is of one build; each language's is made sense of at its first question.
 *
 * @throws Error where the site has not been built
 */
async function readChatSite(): Promise<SiteLanguages> {
  const vocabularies = JSON.parse(await read('vocabularies')) as SiteLanguages['vocabularies'];
  const indexes = await Promise.all(
    Object.keys(vocabularies).map(async (language) => {
      const text = await read(language);
      return [language, async () => ({ default: JSON.parse(text) as StoredIndex })] as const;
    }),
  );
  return { vocabularies, indexes: Object.fromEntries(indexes) };
}

const read = (name: string) => readFile(new URL(`${name}.generated.json`, chatSite), 'utf8');

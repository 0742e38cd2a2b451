/** What the chat answers from, read from the files the build has written: anew after each build. */
import { readFile } from 'node:fs/promises';
import type { SiteLanguages } from '../../supabase/functions/chat-with-ai/search/chat.ts';
import type { StoredIndex } from '../../supabase/functions/chat-with-ai/search/siteIndex.ts';

const folder = new URL('../../supabase/functions/chat-with-ai/site/', import.meta.url);

/**
 * The same as `site/languages.generated.js`, which Node would load once and keep for ever. All is read
 * at once, so that it is of one build; each language's is made sense of at its first question.
 *
 * @throws Error where the site has not been built
 */
export async function readChatSite(): Promise<SiteLanguages> {
  const vocabularies = JSON.parse(await read('vocabularies')) as SiteLanguages['vocabularies'];
  const indexes = await Promise.all(
    Object.keys(vocabularies).map(async (language) => {
      const text = await read(language);
      return [language, async () => ({ default: JSON.parse(text) as StoredIndex })] as const;
    }),
  );
  return { vocabularies, indexes: Object.fromEntries(indexes) };
}

const read = (name: string) => readFile(new URL(`${name}.generated.json`, folder), 'utf8');

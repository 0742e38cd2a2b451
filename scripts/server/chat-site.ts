/** What the chat answers from, read from the files the build has written: anew after each build. */
import { readFile } from 'node:fs/promises';
import type { SiteLanguages } from '../../supabase/functions/chat-with-ai/search/chat.ts';

const folder = new URL('../../supabase/functions/chat-with-ai/site/', import.meta.url);

/**
 * The same as `site/languages.generated.js`, which Node would load once and keep for ever.
 *
 * @throws Error where the site has not been built
 */
export async function readChatSite(): Promise<SiteLanguages> {
  const vocabularies = await readJson<SiteLanguages['vocabularies']>('vocabularies');
  const indexes = Object.keys(vocabularies).map((language) => [
    language,
    async () => ({ default: await readJson(language) }),
  ]);
  return {
    vocabularies,
    indexes: Object.fromEntries(indexes) as SiteLanguages['indexes'],
  };
}

async function readJson<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(new URL(`${name}.generated.json`, folder), 'utf8')) as Content;
}

/**
 * What the chat learns from besides the site's own text: a plain text file a language, beside the
 * function. A language can do without. A name in square brackets stands above its lines: a list, or
 * the key of the message that answers the questions under it, `[faq:items.price.answer]`.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Asked } from './site-index.ts';
import type { WordLists } from '../../supabase/functions/chat-with-ai/search/siteIndex.ts';

export const listsFolder = new URL(
  '../../supabase/functions/chat-with-ai/questions/',
  import.meta.url,
);

/** The names that are not keys of messages. */
const listNames = ['small', 'leaning', 'joining', 'ordinals'];

export interface LearntFrom {
  lists: WordLists;
  /** By the key of the message that answers; those that none answers under `nothing`. */
  asked: Asked;
}

/**
 * @param text a language's file; empty where it has none
 * @param stopwords further words that tell nothing of what is asked
 */
export function parseLists(text: string, stopwords: readonly string[] = []): LearntFrom {
  const lines = new Map<string, string[]>();
  let own: string[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    const name = /^\[(?<name>.+)\]$/.exec(line)?.groups!['name'];
    if (name !== undefined) lines.set(name, (own = lines.get(name) ?? []));
    else if (line && !line.startsWith('#')) own.push(line);
  }
  const groupsOf = (name: string) =>
    (lines.get(name) ?? []).map((line) => line.split(',').flatMap((entry) => entry.trim() || []));
  return {
    lists: {
      small: [...stopwords, ...groupsOf('small').flat()],
      leaning: groupsOf('leaning').flat(),
      joining: groupsOf('joining').flat(),
      ordinals: groupsOf('ordinals'),
    },
    asked: new Map([...lines].filter(([name]) => !listNames.includes(name))),
  };
}

/** @returns what the chat learns from in a language */
export async function readLists(language: string): Promise<LearntFrom> {
  const file = new URL(`${language}.txt`, listsFolder);
  return parseLists(
    existsSync(file) ? readFileSync(file, 'utf8') : '',
    await stopwordsOf(language),
  );
}

/** @returns the words of a language that tell nothing, where the library knows it */
async function stopwordsOf(language: string): Promise<string[]> {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language)?.toLowerCase();
  try {
    const library = `@orama/stopwords/${name}`;
    return ((await import(/* @vite-ignore */ library)) as { stopwords: string[] }).stopwords;
  } catch {
    return [];
  }
}

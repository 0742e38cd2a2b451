/**
 * Reads the messages in `locales/`: a page's bundle, and the hash in the addresses of a language's
 * bundles. All bundles of a language share one hash, so that no page carries a list of the others;
 * each language has its own, so that a changed text leaves the other languages' pages as they are.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type LanguageCode, unprefixedLanguage as source } from '../../src/site/languages.ts';
import { type PageId, routeOf, routes } from '../../src/site/routes.ts';
import { messageFilesOf, type Messages } from '../../src/site/messageBundles.ts';
import { shortHash } from '../build/hash.ts';
import { fillFacts } from './facts.ts';
import { withoutGaps } from './draft.ts';
import type { Words } from './locale-faults.ts';
import { isDraft, localesFolder, readLanguages } from './languages.ts';
import { inPseudoLanguage, pseudoLanguages } from '../pseudo/pseudo-languages.ts';

/** A cache by file and reader, as most pages need some of the same files. */
const lastRead = new Map<string, { text: string; messages: object }>();

/**
 * @returns the messages of one namespace in one language with the facts they quote; what a draft has
 *   not translated yet comes from the source language
 * @throws Error naming the file where it is missing or no JSON, or quotes an unknown fact
 */
export function readNamespace(language: LanguageCode, namespace: string): object {
  if (!hasGaps(language)) return readFile(language, namespace);
  const isBegun = existsSync(new URL(`${language}/${namespace}.json`, localesFolder));
  const own = isBegun ? (readFile(language, namespace) as Words) : undefined;
  return withoutGaps(own, readFile(source, namespace, language) as Words, language) as object;
}

const isPseudo = (language: LanguageCode) => pseudoLanguages.includes(language);

/** Whether messages that a language lacks come from the source language. */
const hasGaps = (language: LanguageCode) => isPseudo(language) || isDraft(language);

/** @param reader the language of the page, if not the file's own */
function readFile(language: LanguageCode, namespace: string, reader = language): object {
  const file = new URL(`${language}/${namespace}.json`, localesFolder);
  const say = (key: string, message: string) => {
    if (!isPseudo(reader)) return fillFacts(message, language);
    return key === 'locale' ? reader : fillFacts(inPseudoLanguage(message, reader), reader);
  };
  try {
    const text = readFileSync(file, 'utf8');
    const last = lastRead.get(file.href + reader);
    if (last?.text === text) return last.messages;
    const messages = JSON.parse(text, (key, value: unknown) =>
      typeof value === 'string' ? say(key, value) : value,
    ) as object;
    lastRead.set(file.href + reader, { text, messages });
    return messages;
  } catch (error) {
    throw new Error(`locales/${language}/${namespace}.json: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** @returns the bundle a page needs in a language */
export function readMessages(language: LanguageCode, id: PageId): Messages {
  const messages: Messages = {};
  for (const { language: code, namespace, keys } of messageFilesOf(routeOf(id), language)) {
    const all = readNamespace(code, namespace);
    messages[code] ??= {};
    messages[code][namespace] = keys
      ? Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
      : all;
  }
  return messages;
}

/**
 * @returns the folder of a language's bundles in their addresses; its last part is a hash of their
 *   content, so that they may be cached for ever
 */
export function messagesFolder(language: LanguageCode): string {
  const bundles = routes.map(({ id }) => JSON.stringify(readMessages(language, id)));
  return `/assets/words/${language}/${shortHash(...bundles)}`;
}

/** @returns all messages without placeholders and tags, to count their characters */
export function textOfLocales(): string {
  const texts = readLanguages().flatMap(({ code }) =>
    pageNamespaces(code).flatMap((name) => messagesOf(readNamespace(code, name))),
  );
  return texts.join('\n').replace(/\{\{[^}]*\}\}|<\/?[\w-]+>/g, '');
}

/** What the chat's function says is in no page's bundle. */
const pageNamespaces = (language: LanguageCode) =>
  namespacesOf(language).filter((name) => name !== 'chat-answers');

/** @returns the names of a language's files, without `.json` */
export function namespacesOf(language: LanguageCode): string[] {
  return readdirSync(new URL(`${hasGaps(language) ? source : language}/`, localesFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

function messagesOf(namespace: object): string[] {
  return Object.values(namespace).flatMap((value: string | object) =>
    typeof value === 'string' ? [value] : messagesOf(value),
  );
}

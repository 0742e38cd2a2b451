/**
 * Reads the words of `locales/`: one page's bundle, and the version that stands in the addresses of
 * a language's bundles. They share one, so that no page has to carry a list of the others; each
 * language has its own, so that a text that changes leaves the other languages' pages as they are.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type LanguageCode, unprefixedLanguage as source } from '../../src/site/languages.ts';
import { type PageId, routeOf, routes } from '../../src/site/routes.ts';
import { messageFilesOf, type Messages as Bundle } from '../../src/site/messageBundles.ts';
import { shortHash } from '../build/hash.ts';
import { fillFacts } from './facts.ts';
import { withoutGaps } from './draft.ts';
import type { Words } from './locale-faults.ts';
import { isDraft, localesFolder, readLanguages } from './languages.ts';
import { inPseudoLanguage, pseudoLanguages } from '../pseudo/pseudo-languages.ts';

/** What each file said when it was last read, and for whom: most pages need some of the same. */
const lastRead = new Map<string, { text: string; words: object }>();

/**
 * @returns the words of one namespace in one language, the facts they quote filled in, and for what a
 *   draft does not say yet the source's
 * @throws Error naming the file where it is missing or no JSON, or quotes what is no fact
 */
export function readNamespace(language: LanguageCode, namespace: string): object {
  if (!hasGaps(language)) return readFile(language, namespace);
  const isBegun = existsSync(new URL(`${language}/${namespace}.json`, localesFolder));
  const own = isBegun ? (readFile(language, namespace) as Words) : undefined;
  return withoutGaps(own, readFile(source, namespace, language) as Words, language) as object;
}

const isPseudo = (language: LanguageCode) => pseudoLanguages.includes(language);

/** Whether the source stands for what a language does not say itself. */
const hasGaps = (language: LanguageCode) => isPseudo(language) || isDraft(language);

/** @param reader the language on whose pages the words are to stand, if not the file's own */
function readFile(language: LanguageCode, namespace: string, reader = language): object {
  const file = new URL(`${language}/${namespace}.json`, localesFolder);
  const say = (key: string, message: string) => {
    if (!isPseudo(reader)) return fillFacts(message, language);
    return key === 'locale' ? reader : fillFacts(inPseudoLanguage(message, reader), reader);
  };
  try {
    const text = readFileSync(file, 'utf8');
    const last = lastRead.get(file.href + reader);
    if (last?.text === text) return last.words;
    const words = JSON.parse(text, (key, value: unknown) =>
      typeof value === 'string' ? say(key, value) : value,
    ) as object;
    lastRead.set(file.href + reader, { text, words });
    return words;
  } catch (error) {
    throw new Error(`locales/${language}/${namespace}.json: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** @returns the bundle a page needs in a language */
export function readWords(language: LanguageCode, id: PageId): Bundle {
  const words: Bundle = {};
  for (const { language: code, namespace, keys } of messageFilesOf(routeOf(id), language)) {
    const all = readNamespace(code, namespace);
    words[code] ??= {};
    words[code][namespace] = keys
      ? Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
      : all;
  }
  return words;
}

/**
 * @returns the folder of a language's bundles, as addresses begin; its last part is a hash of every
 *   word and fact in them, so that they may be cached for ever
 */
export function wordsFolder(language: LanguageCode): string {
  const bundles = routes.map(({ id }) => JSON.stringify(readWords(language, id)));
  return `/assets/words/${language}/${shortHash(...bundles)}`;
}

/**
 * @returns all that the locale files say, one message after the other, without placeholders and
 *   tags: for whoever counts its characters
 */
export function textOfLocales(): string {
  const texts = readLanguages().flatMap(({ code }) =>
    pageNamespaces(code).flatMap((name) => messagesOf(readNamespace(code, name))),
  );
  return texts.join('\n').replace(/\{\{[^}]*\}\}|<\/?[\w-]+>/g, '');
}

/** Those that a page shows: what the chat's function says is in no bundle. */
const pageNamespaces = (language: LanguageCode) =>
  namespacesOf(language).filter((name) => name !== 'chat-answers');

/** @returns the names of a language's files, without `.json` */
export function namespacesOf(language: LanguageCode): string[] {
  return readdirSync(new URL(`${hasGaps(language) ? source : language}/`, localesFolder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

function messagesOf(words: object): string[] {
  return Object.values(words).flatMap((value: string | object) =>
    typeof value === 'string' ? [value] : messagesOf(value),
  );
}

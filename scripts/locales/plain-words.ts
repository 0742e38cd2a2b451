/**
 * The locale files' words for what is no page: pictures, feeds and data for search engines. Plain
 * text, as it would be read out.
 */
import type { LanguageCode } from '../../src/site/languages.ts';
import { addMessages, createI18n } from '../../src/i18n/instances.ts';
import { namespacesOf, readNamespace } from './read-words.ts';

/** Says a message: `say('faq', 'items.price.question')`. */
export type Say = (namespace: string, key: string, values?: Record<string, unknown>) => string;

export interface PlainWords {
  /** A message without the tags around its parts. */
  say: Say;
  /** A message as it is written, its tags included. */
  sayTagged: Say;
  has: (namespace: string, key: string) => boolean;
}

/**
 * @param language the language to speak; all its words are read
 * @param names what every message may use
 * @returns what says them. A key that does not exist throws
 */
export function plainWordsOf(
  language: LanguageCode,
  { product, email }: { product: string; email: string },
): PlainWords {
  const instance = createI18n(language, { product, email });
  for (const namespace of namespacesOf(language)) {
    addMessages(instance, { [language]: { [namespace]: readNamespace(language, namespace) } });
  }
  // Keys are put together here; the types know the application's whole keys only.
  const loose = instance as unknown as LooseI18n;
  const has = (namespace: string, key: string) => loose.exists(key, { ns: namespace });
  const sayTagged: Say = (namespace, key, values = {}) => {
    if (!has(namespace, key)) throw new Error(`No words: ${namespace}:${key} in ${language}`);
    // What keeps a line together on the screen means nothing here.
    return loose.t(key, { ns: namespace, applyPostProcessor: false, ...values });
  };
  return { has, sayTagged, say: (...message) => plainText(sayTagged(...message)) };
}

interface LooseI18n {
  exists(key: string, options: { ns: string }): boolean;
  t(key: string, options: Record<string, unknown>): string;
}

/** @returns a text without tags and without the marks of where a line may and may not end */
export function plainText(text: string): string {
  return text
    .replace(/<\/?[\w-]+>/g, '')
    .replace(/[\u00ad\u2060]/g, '')
    .trim();
}

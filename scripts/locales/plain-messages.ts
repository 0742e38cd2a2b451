/** Messages as plain text, for what is no page: pictures, feeds and data for search engines. */
import type { LanguageCode } from '../../src/site/languages.ts';
import { addMessages, createI18n } from '../../src/i18n/instances.ts';
import { namespacesOf, readNamespace } from './read-messages.ts';

/** Translates a key: `say('faq', 'items.price.question')`. */
export type Say = (namespace: string, key: string, values?: Record<string, unknown>) => string;

export interface PlainMessages {
  /** A message without the tags around its parts. */
  say: Say;
  /** A message with its tags. */
  sayTagged: Say;
  has: (namespace: string, key: string) => boolean;
}

/** Reads all messages of a language; a key that does not exist throws. */
export function plainMessagesOf(
  language: LanguageCode,
  { product, email }: { product: string; email: string },
): PlainMessages {
  const instance = createI18n(language, { product, email });
  for (const namespace of namespacesOf(language)) {
    addMessages(instance, { [language]: { [namespace]: readNamespace(language, namespace) } });
  }
  // Keys are computed here, which i18next's types do not allow.
  const loose = instance as unknown as LooseI18n;
  const has = (namespace: string, key: string) => loose.exists(key, { ns: namespace });
  const sayTagged: Say = (namespace, key, values = {}) => {
    if (!has(namespace, key)) throw new Error(`No message: ${namespace}:${key} in ${language}`);
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

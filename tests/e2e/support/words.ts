/** The site's words as the tests name them: read from the locale files. */
import { addMessages, createI18n } from '../../../src/i18n/instances.ts';
import { readConfig } from '../../../src/site/config.ts';
import type { PageId } from '../../../src/site/routes.ts';
import { readLanguages } from '../../../scripts/locales/languages.ts';
import { readMessages } from '../../../scripts/locales/read-messages.ts';

export const languages = readLanguages();
export const config = readConfig(process.env);

/**
 * @returns what a page says in a language, as it is read on the page: `say('contact', 'title')`,
 *   without the tags of links and emphasis. A key that does not exist throws, so that a test cannot
 *   look for nothing
 */
export function wordsOf(language: string, id: PageId) {
  const instance = createI18n(language, { product: config.product, email: config.email });
  addMessages(instance, readMessages(language, id));
  // The tests put keys together; the types know the application's whole keys only.
  const loose = instance as unknown as LooseI18n;
  return (namespace: string, key: string, values: Record<string, unknown> = {}): string => {
    const options = { ns: namespace, ...values };
    // A plural has its words under other keys, which its count tells.
    if (!loose.exists(key, options)) throw new Error(`No words: ${namespace}:${key}`);
    return loose.t(key, options).replace(/<\/?\w+\s*\/?>/g, '');
  };
}

/** @returns English as the specification fixes it, and what the locale file says in others */
export const fixed = (language: string, english: string, other: string) =>
  language === 'en' ? english : other;

interface LooseI18n {
  exists(key: string, options: Record<string, unknown>): boolean;
  t(key: string, options: Record<string, unknown>): string;
}

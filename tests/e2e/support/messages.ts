/** The site's messages, read from the locale files. */
import { addMessages, createI18n } from '../../../src/i18n/instances.ts';
import { readConfig } from '../../../src/site/config.ts';
import type { PageId } from '../../../src/site/routes.ts';
import { readLanguages } from '../../../scripts/locales/languages.ts';
import { readMessages } from '../../../scripts/locales/read-messages.ts';

export const languages = readLanguages();
export const config = readConfig(process.env);

/**
 * @returns translates a page's keys into its visible text: `say('contact', 'title')`. A key that does
 *   not exist throws, so that no test looks for nothing
 */
export function messagesOf(language: string, id: PageId) {
  const instance = createI18n(language, { product: config.product, email: config.email });
  addMessages(instance, readMessages(language, id));
  // Keys are computed here, which i18next's types do not allow.
  const loose = instance as unknown as LooseI18n;
  return (namespace: string, key: string, values: Record<string, unknown> = {}): string => {
    const options = { ns: namespace, ...values };
    // With a count, plural forms are found under their own keys.
    if (!loose.exists(key, options)) throw new Error(`No message: ${namespace}:${key}`);
    return loose.t(key, options).replace(/<\/?\w+\s*\/?>/g, '');
  };
}

/** @returns the specification's text in English, the locale file's in other languages */
export const fixed = (language: string, english: string, other: string) =>
  language === 'en' ? english : other;

interface LooseI18n {
  exists(key: string, options: Record<string, unknown>): boolean;
  t(key: string, options: Record<string, unknown>): string;
}

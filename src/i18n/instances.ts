/**
 * One i18next instance per language, chosen by the address. A single instance that changes its
 * language would speak the wrong one for a moment after Back.
 */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepTogether } from './keepTogether.ts';
import type { LanguageCode } from '../site/languages.ts';
import type { Messages } from '../site/messageBundles.ts';

/** What stands for `{{name}}` in every message, such as the product's name. */
export type Defaults = Readonly<Record<string, string>>;

/**
 * @param language the language the instance speaks, for good
 * @param defaults values every message may use
 * @returns an instance without messages yet
 */
export function createI18n(language: LanguageCode, defaults: Defaults): i18n {
  const instance = createInstance();
  // With no backend the promise is settled by the time it is returned (`initAsync`).
  void instance
    .use(initReactI18next)
    .use(keepTogether)
    .init({
      postProcess: keepTogether.name,
      lng: language,
      fallbackLng: false,
      defaultNS: 'common',
      ns: [],
      resources: {},
      initAsync: false,
      // Values are React text, which React escapes.
      interpolation: { escapeValue: false, defaultVariables: { ...defaults } },
      react: { useSuspense: false, transKeepBasicHtmlNodesFor: [] },
    });
  return instance;
}

/** Adds a page's messages to its language's instance. */
export function addMessages(instance: i18n, words: Messages): void {
  for (const [language, namespaces] of Object.entries(words)) {
    for (const [namespace, keys] of Object.entries(namespaces)) {
      instance.addResourceBundle(language, namespace, keys, true, true);
    }
  }
}

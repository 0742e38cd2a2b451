/**
 * Which words a page needs, and where its bundle of them lies. A bundle holds what is common to all
 * pages, the page's own namespace and those of its features, in one language only.
 */
import { chatLogLanguage, type LanguageCode } from './languages.ts';
import type { Route } from './routes.ts';

/** Words as i18next takes them: language, namespace, key. */
export type Words = Record<LanguageCode, Record<string, object>>;

/** A namespace in a language: one file of `locales/`. */
export interface WordFile {
  language: LanguageCode;
  namespace: string;
}

/**
 * @param route the page's row
 * @param language the visitor's language
 * @returns the word files the page needs. The chat's failure texts come in Swedish besides, in
 *   every language (decision 13, “Chat messages”)
 */
export function wordFilesOf(route: Route, language: LanguageCode): WordFile[] {
  const features = route.features ?? [];
  const namespaces = new Set(['common', route.id, ...features]);
  // The footer opens the live chat.
  if (route.frame !== 'bare') namespaces.add('live-chat');
  const files = [...namespaces].map((namespace) => ({ language, namespace }));
  if (features.includes('chat-failures') && language !== chatLogLanguage) {
    files.push({ language: chatLogLanguage, namespace: 'chat-failures' });
  }
  return files;
}

/**
 * @param base the folder of this version's words, as the page states it
 * @returns the address of a page's bundle
 */
export function wordsAddress(base: string, language: LanguageCode, id: string): string {
  return `${base}/${language}/${id}.json`;
}

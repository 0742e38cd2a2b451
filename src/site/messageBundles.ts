/**
 * Which messages a page needs, and the address of its bundle. A bundle holds what is common to all
 * pages, the page's own namespace and those of its features, in one language only.
 */
import { type Article, articles } from './articles.ts';
import { articleAfter, articleOf } from './blog.ts';
import { chatLogLanguage, type LanguageCode } from './languages.ts';
import type { Route } from './routes.ts';

/** Messages as i18next takes them: language, namespace, key. */
export type Messages = Record<LanguageCode, Record<string, object>>;

/** A namespace in a language: one file of `locales/`. */
interface MessageFile {
  language: LanguageCode;
  namespace: string;
  /** Those of its keys that are needed, where it is not all of them. */
  keys?: readonly string[];
}

/** What other pages show of an article; the blog draws its lead, too. */
const listedKeys = ['title', 'opening'];

/**
 * @param route the page's row
 * @param language the visitor's language
 * @returns the message files the page needs. The blog lists all articles, and an article ends with the
 *   next; the chat's failure texts come in Swedish besides, in every language (decision 13,
 *   “Chat messages”)
 */
export function messageFilesOf(route: Route, language: LanguageCode): MessageFile[] {
  const features = route.features ?? [];
  const namespaces = new Set(['common', route.id, ...features]);
  // The footer opens the live chat.
  if (route.frame !== 'bare') namespaces.add('live-chat');
  const files: MessageFile[] = [...namespaces].map((namespace) => ({ language, namespace }));
  for (const { id } of listedOn(route)) {
    const keys = route.id === 'blog' ? [...listedKeys, 'lead'] : listedKeys;
    if (!namespaces.has(id)) files.push({ language, namespace: id, keys });
  }
  if (features.includes('chat-failures') && language !== chatLogLanguage) {
    files.push({ language: chatLogLanguage, namespace: 'chat-failures' });
  }
  return files;
}

/** @returns the articles that a page lists */
function listedOn({ id, features }: Route): readonly Article[] {
  const article = articleOf(id);
  if (article) return [articleAfter(article.id)];
  return features?.includes('article') ? articles : [];
}

/**
 * @param folder the folder of a language's messages, as its pages state it
 * @returns the address of a page's bundle
 */
export const messagesAddress = (folder: string, id: string) => `${folder}/${id}.json`;

/**
 * @param entry the address of the application's module: the messages change with the code
 * @returns the address of the list of all languages' message folders
 */
export const messageFoldersFile = (entry: string) =>
  `/words/${/([\w-]+)\.\w+(?:\?|$)/.exec(entry)![1]}.json`;

/** The folders of all languages' messages. */
export type MessageFolders = Record<LanguageCode, string>;

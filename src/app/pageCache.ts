/**
 * Loaded pages: a page is its component and the i18next instance that holds its messages. Both come
 * together, so that no page is ever shown with one and without the other.
 */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { addMessages, createI18n, type Defaults } from '../i18n/instances.ts';
import type { LanguageCode } from '../site/languages.ts';
import type { LocalizedRoute } from '../site/paths.ts';
import type { PageId } from '../site/routes.ts';
import type { Messages } from '../site/messageBundles.ts';

export interface Page {
  /** Told which page it is, since one file may show several. */
  Component: ComponentType<{ id: PageId }>;
  i18n: i18n;
}

/** A page's files did not come: the network failed, or a newer version has replaced them. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PageLoadError';
  }
}

const modules = import.meta.glob<{ default: Page['Component'] }>([
  '../pages/*.tsx',
  '!../pages/*.test.tsx',
]);

export interface PageCache {
  /** The page, if it is loaded already. */
  peek(localizedRoute: LocalizedRoute): Page | undefined;
  /** Loads a page; asked again it gives the same promise, be it a failed one. */
  load(localizedRoute: LocalizedRoute): Promise<Page>;
  /** Lets pages that failed to load be retried. */
  forgetFailures(): void;
  /** Any instance that has messages, the language's own first: for screens that stand in for a page. */
  anyI18n(language: LanguageCode): i18n | undefined;
}

/**
 * @param fetchMessages gets the bundle of messages of a page
 * @param defaults values every message may use
 */
export function createPageCache(
  fetchMessages: (language: LanguageCode, id: PageId) => Promise<Messages>,
  defaults: Defaults,
): PageCache {
  const instances = new Map<LanguageCode, i18n>();
  const loaded = new Map<string, Page>();
  const loading = new Map<string, Promise<Page>>();
  const failed = new Set<string>();
  const keyOf = ({ language, route }: LocalizedRoute) => `${language}/${route.id}`;

  async function loadPage({ language, route }: LocalizedRoute): Promise<Page> {
    const importPage = modules[`../pages/${route.id}.tsx`];
    if (!importPage) throw new Error(`The page ${route.id} has no file in src/pages`);
    const [module, words] = await Promise.all([
      importPage(),
      fetchMessages(language, route.id),
    ]).catch((error: unknown) => {
      throw new PageLoadError(error);
    });
    const instance = instances.get(language) ?? createI18n(language, defaults);
    instances.set(language, instance);
    addMessages(instance, words);
    return { Component: module.default, i18n: instance };
  }

  return {
    peek: (localizedRoute) => loaded.get(keyOf(localizedRoute)),
    load(localizedRoute) {
      const key = keyOf(localizedRoute);
      const underway = loading.get(key);
      if (underway) return underway;
      const promise = loadPage(localizedRoute);
      loading.set(key, promise);
      promise.then(
        (page) => loaded.set(key, page),
        // Kept until another try is wanted: a render that asks again must get this answer.
        () => failed.add(key),
      );
      return promise;
    },
    forgetFailures() {
      for (const key of failed) loading.delete(key);
      failed.clear();
    },
    anyI18n: (language) => instances.get(language) ?? instances.values().next().value,
  };
}

import { pagePath } from '../../../src/site/paths.ts';
import type { Page } from './test.ts';
import { wordsOf } from './words.ts';

export const chapter = (page: Page, id: string) => page.locator(`details#${id}`);
export const openChapters = (page: Page) => page.locator('main details[open]');

/** The instructions in a language, by their own words. */
export function instructions(code: string) {
  const words = (key: string) => wordsOf(code, 'user-instructions')('user-instructions', key);
  return {
    words,
    path: pagePath('user-instructions', code),
    heading: (page: Page, id: string) =>
      page.getByRole('heading', { name: words(`categories.${id}.title`), exact: true }),
    picture: (page: Page, step: string) =>
      page.getByRole('img', { name: words(`steps.${step}.picture`), exact: true }),
  };
}

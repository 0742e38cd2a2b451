import { pagePath } from '../../../src/site/paths.ts';
import type { Page } from './test.ts';
import { messagesOf } from './messages.ts';

export const chapter = (page: Page, id: string) => page.locator(`details#${id}`);
export const openChapters = (page: Page) => page.locator('main details[open]');

/** The instructions in a language, found by their messages. */
export function instructions(code: string) {
  const message = (key: string) => messagesOf(code, 'user-instructions')('user-instructions', key);
  return {
    message,
    path: pagePath('user-instructions', code),
    heading: (page: Page, id: string) =>
      page.getByRole('heading', { name: message(`categories.${id}.title`), exact: true }),
    picture: (page: Page, step: string) =>
      page.getByRole('img', { name: message(`steps.${step}.picture`), exact: true }),
  };
}

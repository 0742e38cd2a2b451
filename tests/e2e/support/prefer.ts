/** What a browser says of its languages. */
import type { Page } from './test.ts';

/** @param list what `navigator.languages` is */
export const prefer = (page: Page, list: unknown) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'languages', { get: () => given });
  }, list);

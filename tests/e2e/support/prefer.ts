/** Sets the languages of a browser. */
import type { Page } from './test.ts';

/** @param list what `navigator.languages` is */
export const prefer = (page: Page, list: unknown) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'languages', { get: () => given });
  }, list);

/** What the head script and the application share until the page is hydrated. */

/** Dispatched on `document` once the application answers to clicks and keys. */
export const readyEvent = 'app:ready';

/** It maps a prerendered element to its replacement, where React re-rendered the page. */
export type ReadyEvent = CustomEvent<(element: Element) => Element | undefined>;

/**
 * The attribute of `<html>` that tells how far the application is: `ready` once it answers, `failed`
 * while it could not be loaded, none before.
 */
export const appStateAttribute = 'data-app';

/** The attribute of `<html>` on pages in another script than Latin, for which the type is set. */
export const scriptAttribute = 'data-script';

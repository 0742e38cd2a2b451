/** Fields in which Enter sends, before the application is there (`src/head`) and from then on. */

/** Marks a text field in which Enter sends its form. */
export const enterSendsAttribute = 'data-enter-sends';

/**
 * Says whether a key sends the form of such a field: Enter does; Shift+Enter breaks the line, and an
 * Enter that ends a composition does neither.
 */
export function isSendingKey(event: KeyboardEvent): boolean {
  // Safari ends the composition before its keydown event, which has the code 229.
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229;
}

import { useEffect, useRef } from 'react';

/**
 * Moves the focus along when a press has taken away what had it (WCAG 2.2, 2.4.3); not from elsewhere on
 * the page, where the visitor may have gone while the session was on its way.
 *
 * @param moment what the screen has come to; the focus moves whenever it changes
 * @returns the ref of the element to read from: one that takes the focus with `tabIndex={-1}`
 */
export function useFocus<T extends HTMLElement>(moment?: unknown) {
  const ref = useRef<T>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // What starts it, and what plays it meanwhile, is put away when it comes.
    const isHere =
      !activeElement ||
      activeElement === body ||
      activeElement.closest('[data-taken], figure') ||
      ref.current!.closest('section')!.contains(activeElement);
    if (isHere) ref.current!.focus();
  }, [moment]);
  return ref;
}

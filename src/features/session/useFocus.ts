import { useEffect, useRef } from 'react';

/**
 * Moves the focus along when a press has taken away what had it (WCAG 2.2, 2.4.3).
 *
 * @param moment what the screen has come to; the focus moves whenever it changes
 * @returns the ref of the element to read from: one that takes the focus with `tabIndex={-1}`
 */
export function useFocus<T extends HTMLElement>(moment?: unknown) {
  const ref = useRef<T>(null);
  useEffect(() => ref.current!.focus(), [moment]);
  return ref;
}

/**
 * A page is laid out in parts: what is seen first, for a whole page keeps whoever asked for it
 * waiting, and the rest before anybody needs its heights.
 */
import { revealsAttribute } from '../../site/start.ts';

const layOut = (part: HTMLElement, isLaidOut: boolean) =>
  part.style.setProperty('content-visibility', isLaidOut ? 'visible' : 'hidden');

/**
 * Lays out the page that is shown from its top to a place, and hides what comes after it: a new page's,
 * which `layOutRest` is about to lay out.
 *
 * @param end in CSS pixels from the top of the document; the whole page where it is infinite
 */
export function layOutTo(end: number): void {
  const rest = [...document.querySelectorAll<HTMLElement>('main > * + *, main + footer')].filter(
    isShown,
  );
  for (const part of rest) layOut(part, false);
  for (const part of rest) {
    if (end < Infinity && part.getBoundingClientRect().top + window.scrollY >= end) return;
    layOut(part, true);
  }
}

/**
 * Lays out the rest, one part a frame, so that none keeps the visitor waiting, and lets those below
 * the screen move as they come into view: before, that would hold up the first paint, and what is in
 * view already would start anew.
 *
 * @returns leaves the others as they are
 */
export function layOutRest(): () => void {
  const left = document.querySelectorAll<HTMLElement>('main > *, footer').values();
  let frame: number;
  const next = () => {
    const { value: part, done } = left.next();
    if (done) return;
    if (!isShown(part)) return next();
    const isBelow = part.getBoundingClientRect().top >= window.innerHeight;
    part.toggleAttribute(revealsAttribute, isBelow);
    layOut(part, true);
    frame = requestAnimationFrame(next);
  };
  // The first frame is for what is seen.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** Whether a part is one of the page that is shown, and not of one drawn ahead. */
const isShown = (part: HTMLElement) => part.checkVisibility();

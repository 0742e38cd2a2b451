/**
 * A page's first layout leaves out what is below the first screen (Layout.module.css): half of a
 * phone's work before the first paint. The rest is laid out here, before anybody needs its heights.
 */
import { revealsAttribute } from '../../site/start.ts';

/** What the stylesheet leaves out, and the two parts that it does not. */
const parts = 'main > *, footer';

/**
 * Lays out one part a frame, so that none keeps the visitor waiting, and lets those below the screen
 * move as they come into view: before, that would hold up the first paint, and what is in view
 * already would start anew.
 *
 * @returns leaves the others as they are
 */
export function layOutRest(): () => void {
  const left = document.querySelectorAll<HTMLElement>(parts).values();
  let frame: number;
  const next = () => {
    const { value: part, done } = left.next();
    if (done) return;
    // Of a page drawn ahead.
    if (!part.checkVisibility()) return next();
    const isBelow = part.getBoundingClientRect().top >= window.innerHeight;
    part.toggleAttribute(revealsAttribute, isBelow);
    part.style.setProperty('content-visibility', 'visible');
    frame = requestAnimationFrame(next);
  };
  // The first frame is for what is seen.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * A page's first layout leaves out what is below the first screen (Layout.module.css): half of a
 * phone's work before the first paint. The rest is laid out here, before anybody needs its heights.
 */

/** What the stylesheet leaves out. */
const leftOut = 'main > * + * ~ *, footer';

const layOut = (part: HTMLElement) => part.style.setProperty('content-visibility', 'visible');

/** Lays out all of it at once, for what is to be scrolled to a place that must be right. */
export function layOutRest(): void {
  document.querySelectorAll<HTMLElement>(leftOut).forEach(layOut);
}

/**
 * Lays out one part a frame, so that none keeps the visitor waiting.
 *
 * @returns leaves the others as they are
 */
export function layOutRestBySteps(): () => void {
  const parts = document.querySelectorAll<HTMLElement>(leftOut).values();
  let frame: number;
  const next = () => {
    const { value, done } = parts.next();
    if (done) return;
    layOut(value);
    frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

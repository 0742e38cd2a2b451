/** How one page gives way to the next, loaded after the first page has come to life. */
import { flushSync } from 'react-dom';
import './pageChange.css';

/** Milliseconds a page may take before something tells that it is on its way. */
const patience = 300;

/** The attribute of the document's element while a page is on its way; see the stylesheet. */
const waitingAttribute = 'data-waiting';

/**
 * Tells that a page is on its way, if it takes its time.
 *
 * @param signal says that it is not waited for any more: it is there, or another is wanted
 */
export function announceWaiting(signal: AbortSignal): void {
  const root = document.documentElement;
  const timer = setTimeout(() => root.setAttribute(waitingAttribute, ''), patience);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    root.removeAttribute(waitingAttribute);
  });
}

/**
 * Shows a page: cross-faded where the browser can and the visitor does not mind motion (WCAG 2.2,
 * 2.3.3), at once elsewhere.
 *
 * @param show draws it
 */
export function changePage(show: () => void): void {
  // Drawn before the browser takes the picture it fades to, scrolled and with its focus set.
  const draw = () => flushSync(show);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Not all browsers that are built for know them (Firefox before 144).
  const { startViewTransition } = document as Partial<Document>;
  if (isStill || !startViewTransition) return draw();
  startViewTransition.call(document, draw).ready.catch(() => {
    // Skipped, as in a hidden tab or by the next change: the page is drawn all the same.
  });
}

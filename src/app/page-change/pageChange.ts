/** What waiting for a page looks like, loaded after the first page has come to life. */
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

import type { SitePage } from '../page/page-events.ts';
import words from './words.json' with { type: 'json' };

/** Milliseconds between two looks, and until what a scene brings about counts as missing. */
const pace = 50;
const longestWait = 5000;

/** Milliseconds: the first time a page is asked for, its code is read. */
const longestLoad = 20_000;

const aMoment = () => new Promise((resolve) => setTimeout(resolve, pace));

/** Has the frame show a page, as large as it is elsewhere. */
export function goTo(frame: HTMLIFrameElement, address: string): void {
  frame.style.zoom = '1';
  // Allowed wherever a link may have led.
  frame.contentWindow!.location.href = address;
}

/**
 * Loads a page into the frame: nothing of what was done there before is left.
 *
 * @param width how wide it has to be, in CSS pixels; where there is less room all of it is smaller
 * @returns the page, once it answers
 * @throws Error where it does not
 */
export async function loadPage(
  frame: HTMLIFrameElement,
  address: string,
  width = 0,
): Promise<SitePage> {
  const site = frame.contentWindow!;
  // What is on its way out does not answer any more.
  if (frame.contentDocument) delete site.sitePage;
  goTo(frame, address);
  if (width > 0) frame.style.zoom = String(Math.min(1, frame.clientWidth / width));
  for (const end = performance.now() + longestLoad; performance.now() < end;) {
    if (frame.contentDocument && site.sitePage) return site.sitePage;
    await aMoment();
  }
  throw new Error(words.noPage);
}

/** Waits until a text stands on the page, or has had its time. */
export async function untilShown(site: SitePage, number: number): Promise<void> {
  for (const end = performance.now() + longestWait; performance.now() < end;) {
    if (site.texts().some((one) => one.number === number)) return;
    await aMoment();
  }
}

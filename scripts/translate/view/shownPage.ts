import type { SitePage } from '../page/page-events.ts';

/** Milliseconds between two looks, and until what a scene brings about counts as missing. */
const pace = 50;
const longestWait = 5000;

const aMoment = () => new Promise((resolve) => setTimeout(resolve, pace));

/**
 * Loads a page into the frame: nothing of what was done there before is left.
 *
 * @param width how wide it has to be, in CSS pixels; where there is less room all of it is smaller
 * @returns the page, once it answers
 */
export async function loadPage(
  frame: HTMLIFrameElement,
  address: string,
  width = 0,
): Promise<SitePage> {
  frame.style.zoom = '1';
  if (width > 0) frame.style.zoom = String(Math.min(1, frame.clientWidth / width));
  const site = frame.contentWindow!;
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  site.location.assign(address);
  await loaded;
  while (!site.sitePage) await aMoment();
  return site.sitePage;
}

/** Waits until a text stands on the page, or has had its time. */
export async function untilShown(site: SitePage, number: number): Promise<void> {
  for (const end = performance.now() + longestWait; performance.now() < end;) {
    if (site.texts().some((one) => one.number === number)) return;
    await aMoment();
  }
}

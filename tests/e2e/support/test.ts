/** The browser as the tests of this site have it, and what they watch and wait for. */
import { expect, test as base } from '@playwright/test';
import type {
  Browser,
  BrowserContextOptions,
  ConsoleMessage,
  Locator,
  Page,
} from '@playwright/test';
import { appStateAttribute } from '../../../src/site/start.ts';

interface Pages {
  /** A page without JavaScript, kept from test to test as `page` is. */
  unscripted: Page;
  /** A page of a new browser, which has loaded nothing and whose clock can be turned. */
  fresh: Page;
}

interface Options {
  /**
   * Whether pages are first painted as a whole, and no typefaces come. On a busy machine half a page
   * may be painted, and typefaces come late: what moves then is no fault of the page's.
   */
  paintedWhole: boolean;
}

/** @returns a page that is kept: the one that was opened so before, or a new one */
type Keep = (paintedWhole: boolean, options: BrowserContextOptions) => Promise<Page>;

/**
 * `page` is kept from test to test, since then a site's scripts need not come and be compiled each
 * time: a test takes a third as long. What the test before has done to it is undone.
 */
export const test = base.extend<Pages & Options, { keep: Keep }>({
  paintedWhole: [false, { option: true }],
  keep: [
    async ({ browser }, lend) => {
      const kept = new Map<string, Page>();
      await lend(async (paintedWhole, options) => {
        const name = JSON.stringify([paintedWhole, options]);
        const page = kept.get(name) ?? (await openKept(browser, paintedWhole, options));
        kept.set(name, page);
        return page;
      });
      for (const page of kept.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ keep, baseURL, timezoneId, reducedMotion, paintedWhole }, lend) => {
    const page = await keep(paintedWhole, { baseURL: baseURL!, timezoneId: timezoneId! });
    await page.emulateMedia({ reducedMotion });
    await lend(page);
    await putBack(page);
    // Nothing runs there, and nothing that ran before can write any more.
    await page.goto('/robots.txt', { waitUntil: 'commit' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
  unscripted: async ({ keep, baseURL, paintedWhole }, lend) => {
    const page = await keep(paintedWhole, { baseURL: baseURL!, javaScriptEnabled: false });
    await lend(page);
    await putBack(page);
  },
  context: async ({ page }, lend) => lend(page.context()),
  fresh: async ({ browser, paintedWhole }, lend) => {
    const page = await open(browser, paintedWhole);
    await lend(page);
    await page.context().close();
  },
});

/** Opens a page of a new browser, with whatever else tests ask for by `test.use`. */
async function open(
  browser: Browser,
  paintedWhole: boolean,
  options?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (paintedWhole) {
    await page.addInitScript(waitForWholePages);
    // A route in its place would switch the browser's cache off.
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  }
  return page;
}

/** An init script: has the browser paint nothing of a page before it is read to its end. */
export function waitForWholePages(): void {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const { style } = document.documentElement;
    style.display = 'none';
    document.addEventListener('readystatechange', () => style.removeProperty('display'));
  }).observe(document, { childList: true });
}

const added = new WeakMap<Page, { dispose: () => Promise<void> }[]>();

/** Opens a page whose scripts can be taken out again, and whose clock, which cannot, is locked. */
async function openKept(...how: Parameters<typeof open>): Promise<Page> {
  const page = await open(...how);
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async <Arg>(...script: Parameters<typeof addInitScript<Arg>>) => {
    const taken = await addInitScript(...script);
    added.set(page, [...(added.get(page) ?? []), taken]);
    return taken;
  };
  return Object.defineProperty(page, 'clock', {
    get() {
      throw new Error('A clock that is turned once stays so: take the page `fresh`');
    },
  });
}

/** Undoes whatever tests do to a page and its browser. */
async function putBack(page: Page): Promise<void> {
  const context = page.context();
  const events = ['console', 'dialog', 'framenavigated', 'pageerror', 'request', 'response'];
  for (const event of events) page.removeAllListeners(event);
  for (const script of added.get(page) ?? []) await script.dispose();
  added.delete(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setExtraHTTPHeaders({});
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.mouse.move(0, 0);
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
}

interface Watched {
  /** What the page complained about: console errors and warnings, uncaught exceptions. */
  complaints: string[];
  /** Requests that went to another origin. */
  strangers: string[];
}

/** Watches a page from now on. */
export function watch(page: Page, origin: string): Watched {
  const watched: Watched = { complaints: [], strangers: [] };
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) watched.complaints.push(message.text());
  });
  page.on('pageerror', (error) => watched.complaints.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) watched.strangers.push(url.href);
  });
  return watched;
}

/** Waits until the page is hydrated. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator(`html[${appStateAttribute}=ready]`).waitFor({ state: 'attached' });
}

/** Holds back what an address brings. @returns lets it come */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Stops the page's clock, which `page.clock.install` has put in; from then on `runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  // It runs on until it is told: the time to stop at has to lie ahead.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
}

/**
 * Moves a stopped clock on until something is seen, or gone: on a busy machine what takes its time may
 * begin a moment late.
 */
export async function runUntil(page: Page, is: 'seen' | 'gone', sought: Locator): Promise<void> {
  const isSeen = async () => {
    await page.clock.runFor(100);
    return sought.isVisible();
  };
  await expect.poll(isSeen).toBe(is === 'seen');
}

export {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';

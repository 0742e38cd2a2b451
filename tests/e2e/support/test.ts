/** Playwright's fixtures for this site, and helpers to watch and wait. */
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
  /** A page without JavaScript, reused between tests as `page` is. */
  unscripted: Page;
  /** A page of a new browser context, without cache, whose clock can be faked. */
  fresh: Page;
}

interface Options {
  /**
   * Whether the first paint waits for the complete page, without web fonts. On a busy machine half a page
   * may be painted and fonts come late, which would count as layout shifts.
   */
  paintedWhole: boolean;
}

/** @returns a page with these options, reused if there is one */
type Keep = (paintedWhole: boolean, options: BrowserContextOptions) => Promise<Page>;

/**
 * `page` is reused and reset between tests, so that a site's scripts are not loaded and compiled each
 * time: a test takes a third as long.
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
    await resetPage(page);
    // A document without scripts: nothing can write to the storage any more.
    await page.goto('/robots.txt', { waitUntil: 'commit' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
  unscripted: async ({ keep, baseURL, paintedWhole }, lend) => {
    const page = await keep(paintedWhole, { baseURL: baseURL!, javaScriptEnabled: false });
    await lend(page);
    await resetPage(page);
  },
  context: async ({ page }, lend) => lend(page.context()),
  fresh: async ({ browser, paintedWhole }, lend) => {
    const page = await open(browser, paintedWhole);
    await lend(page);
    await page.context().close();
  },
});

/** Opens a page of a new browser context, with the options of `test.use`. */
async function open(
  browser: Browser,
  paintedWhole: boolean,
  options?: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  if (paintedWhole) {
    await page.addInitScript(waitForWholePages);
    // A Playwright route would disable the browser's cache.
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  }
  return page;
}

/** An init script: the page stays hidden until it is parsed. */
export function waitForWholePages(): void {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const { style } = document.documentElement;
    style.display = 'none';
    document.addEventListener('readystatechange', () => style.removeProperty('display'));
  }).observe(document, { childList: true });
}

const added = new WeakMap<Page, { dispose: () => Promise<void> }[]>();

/** Opens a page whose init scripts can be removed; its clock cannot, so it is locked. */
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
      throw new Error('A fake clock cannot be removed: use the page `fresh`');
    },
  });
}

/** Resets a page and its context. */
async function resetPage(page: Page): Promise<void> {
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
  /** Console errors and warnings, uncaught exceptions. */
  complaints: string[];
  /** Requests that went to another origin. */
  foreignRequests: string[];
}

/** Records these from now on. */
export function watch(page: Page, origin: string): Watched {
  const watched: Watched = { complaints: [], foreignRequests: [] };
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) watched.complaints.push(message.text());
  });
  page.on('pageerror', (error) => watched.complaints.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      watched.foreignRequests.push(url.href);
  });
  return watched;
}

/** Waits until the page is hydrated. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator(`html[${appStateAttribute}=ready]`).waitFor({ state: 'attached' });
}

/** Holds back the responses of an address. @returns releases them */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Stops the clock of `page.clock.install`; from then on `runFor` advances it. */
export async function stopClock(page: Page): Promise<void> {
  // It can only be stopped at a time in the future.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
}

/**
 * Advances a stopped clock until an element is visible, or gone, as a busy machine may start late.
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

/**
 * The podcast's external player on another origin: consent given, remembered, withdrawn. What goes wrong
 * there, what the visitor sees of it, and after how many seconds.
 *
 * | the player …                | the visitor sees …                                            | after  |
 * | --------------------------- | ------------------------------------------------------------- | ------ |
 * | is slow                     | the loading text, then the player                             | –      |
 * | never answers               | the message with the direct link and a way to retry           | 10 s   |
 * | comes late                  | the message, then the player in its place                     | 10 s   |
 * | fails, is dropped or blocked | what the browser puts into the frame, and the direct link     | at once |
 * | is another page than it was | that page, and the direct link                                | at once |
 *
 * The page cannot detect the last two, as a frame of another origin does not expose its content.
 */
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { type Fault, faultHeader } from './support/faults.ts';
import { vendor, vendorSite } from './support/sites.ts';
import { expect, holdBack, type Page, test, untilReady, watch } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

test.use({ baseURL: vendorSite.origin });

const host = new URL(vendor.origin).host;
const address = `${vendor.origin}/player`;

/** The player in a language, found by its messages. */
function player(code: string) {
  const say = (key: string) => messagesOf(code, 'podcast')('podcast-player', key, { host });
  const openPage = async (page: Page, id: 'podcast' | 'cookie-policy') => {
    await page.goto(pagePath(id, code));
    await untilReady(page);
  };
  return {
    say,
    open: async (page: Page, fault?: Fault) => {
      if (fault) await page.setExtraHTTPHeaders({ [faultHeader]: fault });
      await openPage(page, 'podcast');
    },
    openCookiePolicy: (page: Page) => openPage(page, 'cookie-policy'),
    loadButton: (page: Page) => page.getByRole('button', { name: say('external.load') }),
    loading: (page: Page) => page.getByText(say('external.loading')),
    content: (page: Page) =>
      page.frameLocator(`iframe[title="${say('external.label')}"]`).getByText('Vendor player'),
    missing: (page: Page) => page.getByRole('alert').filter({ hasText: say('external.missing') }),
    direct: (page: Page) => page.getByText(say('external.direct')).getByRole('link'),
  };
}

for (const { code } of languages) {
  const { say, open, openCookiePolicy, loadButton, loading, content, missing } = player(code);

  test.describe(`${code}, the external player`, () => {
    // Ch. 2: “Embedded episode player from an external audio player”.
    test('is not requested before consent, which names its host', async ({ page }) => {
      const watched = watch(page, vendorSite.origin);
      const release = await holdBack(page, address);
      await open(page);
      await expect(page.getByText(say('external.text'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(watched.foreignRequests).toEqual([]);
      await loadButton(page).click();
      await expect(page.getByRole('status').and(loading(page))).toBeVisible();
      release();
      await expect(content(page)).toBeVisible();
      await expect(loading(page)).toBeHidden();
      expect(watched.foreignRequests).toEqual([address]);
      expect(watched.complaints).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('with lasting consent, loads by itself until that is withdrawn; consent for once is not stored', async ({
      page,
    }) => {
      await open(page);
      await loadButton(page).click();
      await expect(content(page)).toBeVisible();
      await page.reload();
      await untilReady(page);
      await page.getByRole('checkbox', { name: say('external.remember') }).check();
      await loadButton(page).click();
      await expect(content(page)).toBeVisible();
      await page.reload();
      await expect(content(page)).toBeVisible();

      await openCookiePolicy(page);
      await expect(page.getByText(say('consent.allowed'))).toBeVisible();
      await page.getByRole('button', { name: say('consent.withdraw') }).click();
      await expect(page.getByText(say('consent.withdrawn'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('podcast-consent'))).toBeNull();

      await open(page);
      await expect(loadButton(page)).toBeVisible();
    });

    test('late: the message after ten seconds, then the player', async ({ fresh: page }) => {
      const release = await holdBack(page, address);
      await page.clock.install();
      await open(page);
      await loadButton(page).click();
      await page.clock.fastForward(10_000);
      await expect(missing(page)).toBeVisible();
      await expect(missing(page).getByRole('link')).toHaveAttribute('href', address);
      expect(await axeViolations(page)).toEqual([]);
      release();
      await expect(content(page)).toBeVisible();
      await expect(missing(page)).toBeHidden();
    });
  });
}

test.describe('the external player in one language', () => {
  const { say, open, openCookiePolicy, loadButton, loading, content, missing, direct } =
    player('sv');

  test('allowed on the cookie policy page, loads by itself', async ({ page }) => {
    await openCookiePolicy(page);
    await expect(page.getByText(say('consent.unasked'))).toBeVisible();
    await page.getByRole('button', { name: say('consent.allow') }).click();
    await open(page);
    await expect(content(page)).toBeVisible();
  });

  test('loads with blocked storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await open(page);
    await page.getByRole('checkbox', { name: say('external.remember') }).check();
    await loadButton(page).click();
    await expect(content(page)).toBeVisible();
  });

  test('late, with a retry in time: the player', async ({ fresh: page }) => {
    let asked = 0;
    await page.route(address, (route) => (asked++ ? route.fallback() : new Promise(() => {})));
    await page.clock.install();
    await open(page);
    await loadButton(page).click();
    await page.clock.fastForward(10_000);
    await page.getByRole('button', { name: say('external.retry') }).click();
    await expect(content(page)).toBeVisible();
    await expect(missing(page)).toBeHidden();
  });

  test('failing, dropped, another page or blocked: the direct link is below the frame', async ({
    page,
  }) => {
    for (const fault of ['failing', 'dropped', 'garbage'] as const) {
      await open(page, fault);
      await loadButton(page).click();
      await expect(loading(page)).toBeHidden();
      await expect(direct(page), fault).toHaveAttribute('href', address);
    }
    await page.setExtraHTTPHeaders({});
    await page.route(address, (route) => route.abort('blockedbyclient'));
    await open(page);
    await loadButton(page).click();
    await expect(direct(page)).toBeVisible();
  });
});

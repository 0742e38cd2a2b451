/**
 * The podcast's external player on another origin: asked for where it stands, remembered, taken
 * back. What goes wrong there, what the visitor sees of it, and after how many seconds.
 *
 * | the player …                | the visitor sees …                                            | after  |
 * | --------------------------- | ------------------------------------------------------------- | ------ |
 * | is slow                     | the loading text, then the player                             | 2.5 s  |
 * | never answers               | the message with the direct link and a way to retry           | 10 s   |
 * | comes late                  | the message, then the player in its place                     | 10 s   |
 * | fails, is dropped or blocked | what the browser puts into the frame, and the direct link     | at once |
 * | is another page than it was | that page, and the direct link                                | at once |
 *
 * A frame of another origin does not tell what it shows: of the last two the page knows nothing.
 */
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { type Fault, faultHeader } from './support/faults.ts';
import { vendor, vendorSite } from './support/sites.ts';
import { expect, type Page, test, untilReady, watch } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

const host = new URL(vendor.origin).host;

for (const { code } of languages) {
  const say = wordsOf(code, 'podcast');
  const speak = (key: string) => say('podcast-player', key, { host }).replace(/<[^>]+>/g, '');

  const open = async (page: Page, fault?: Fault) => {
    if (fault) await page.setExtraHTTPHeaders({ [faultHeader]: fault });
    await page.goto(vendorSite.origin + pagePath('podcast', code));
    await untilReady(page);
  };
  const loadButton = (page: Page) => page.getByRole('button', { name: speak('external.load') });
  const content = (page: Page) =>
    page.frameLocator(`iframe[title="${speak('external.label')}"]`).getByText('Vendor player');
  const missing = (page: Page) =>
    page.getByRole('alert').filter({ hasText: speak('external.missing') });

  test.describe(`${code}, the external player`, () => {
    test('is asked nothing before the visitor has agreed, and says whom it would ask', async ({
      page,
    }) => {
      const watched = watch(page, vendorSite.origin);
      await open(page);
      await expect(page.getByText(speak('external.text'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(watched.strangers).toEqual([]);
      await loadButton(page).click();
      await expect(content(page)).toBeVisible();
      expect(watched.strangers).toEqual([`${vendor.origin}/player`]);
      expect(watched.complaints).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    });

    test('agreed to once, is asked for again the next time', async ({ page }) => {
      await open(page);
      await loadButton(page).click();
      await expect(content(page)).toBeVisible();
      await page.reload();
      await untilReady(page);
      await expect(loadButton(page)).toBeVisible();
    });

    test('agreed to for good, loads by itself until that is taken back', async ({ page }) => {
      await open(page);
      await page.getByRole('checkbox', { name: speak('external.remember') }).check();
      await loadButton(page).click();
      await expect(content(page)).toBeVisible();
      await page.reload();
      await expect(content(page)).toBeVisible();

      await page.goto(vendorSite.origin + pagePath('cookie-policy', code));
      await untilReady(page);
      await expect(page.getByText(speak('consent.allowed'))).toBeVisible();
      await page.getByRole('button', { name: speak('consent.withdraw') }).click();
      await expect(page.getByText(speak('consent.withdrawn'))).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('podcast-consent'))).toBeNull();

      await open(page);
      await expect(loadButton(page)).toBeVisible();
    });

    test('allowed on the cookie policy page, loads by itself', async ({ page }) => {
      await page.goto(vendorSite.origin + pagePath('cookie-policy', code));
      await untilReady(page);
      await expect(page.getByText(speak('consent.unasked'))).toBeVisible();
      await page.getByRole('button', { name: speak('consent.allow') }).click();
      await open(page);
      await expect(content(page)).toBeVisible();
    });

    test('loads where nothing can be remembered', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Blocked', 'SecurityError');
          },
        });
      });
      await open(page);
      await page.getByRole('checkbox', { name: speak('external.remember') }).check();
      await loadButton(page).click();
      await expect(content(page)).toBeVisible();
    });

    test('slow: the loading text, then the player', async ({ page }) => {
      await open(page, 'slow');
      await loadButton(page).click();
      await expect(
        page.getByRole('status').filter({ hasText: speak('external.loading') }),
      ).toBeVisible();
      await expect(content(page)).toBeVisible();
      await expect(page.getByText(speak('external.loading'))).toBeHidden();
    });

    test('late: after ten seconds the message, then the player in its place', async ({ page }) => {
      await page.clock.install();
      await open(page, 'late');
      await loadButton(page).click();
      await page.clock.fastForward(10_000);
      await expect(missing(page)).toBeVisible();
      await expect(missing(page).getByRole('link')).toHaveAttribute(
        'href',
        `${vendor.origin}/player`,
      );
      expect(await axeViolations(page)).toEqual([]);
      await expect(content(page)).toBeVisible();
      await expect(missing(page)).toBeHidden();
    });

    test('late, and another try in time: the player', async ({ page }) => {
      await page.clock.install();
      await open(page, 'late');
      await loadButton(page).click();
      await page.clock.fastForward(10_000);
      await page.setExtraHTTPHeaders({});
      await page.getByRole('button', { name: speak('external.retry') }).click();
      await expect(content(page)).toBeVisible();
      await expect(missing(page)).toBeHidden();
    });

    for (const fault of ['failing', 'dropped', 'garbage'] as const) {
      test(`${fault}: the direct link stands below whatever is framed`, async ({ page }) => {
        await open(page, fault);
        await loadButton(page).click();
        await expect(page.getByText(speak('external.loading'))).toBeHidden();
        const direct = page.getByText(speak('external.direct')).getByRole('link');
        await expect(direct).toHaveAttribute('href', `${vendor.origin}/player`);
      });
    }

    test('blocked: the direct link stands below the empty frame', async ({ page }) => {
      await page.route(`${vendor.origin}/**`, (route) => route.abort('blockedbyclient'));
      await open(page);
      await loadButton(page).click();
      await expect(page.getByText(speak('external.direct')).getByRole('link')).toBeVisible();
    });
  });
}

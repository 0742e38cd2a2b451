/**
 * The live chat of a vendor on another origin. What goes wrong there, what the visitor sees of it,
 * and after how many seconds.
 *
 * | the vendor's script …         | the visitor sees …                                       | after   |
 * | ----------------------------- | -------------------------------------------------------- | ------- |
 * | comes                         | the chat, maximised                                      | 0.5 s   |
 * | has come before               | the chat, maximised                                      | 0.1 s   |
 * | is slow                       | the button says that the chat opens, then the chat       | 2.5 s   |
 * | fails, is dropped or blocked  | the Help Center dialog, which says that the chat did not answer | at once |
 * | does nothing                  | the same dialog                                          | 10 s    |
 * | is a page, not a script       | the same dialog (Chromium refuses it unread)             | 0-10 s  |
 * | comes late                    | the same dialog; the chat waits for the next press       | 10 s    |
 * | comes late, asked for again   | the same dialog, then the one chat                       | 10 s    |
 * | runs twice                    | one chat                                                 | 0.5 s   |
 */
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { type Fault, faultHeader, lateness } from './support/faults.ts';
import { vendor, vendorSite } from './support/sites.ts';
import { expect, type Page, test, untilReady, watch } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

/** How long to wait for a late script. */
const arrival = { timeout: lateness + 5_000 };

for (const { code } of languages) {
  const say = wordsOf(code, 'user-instructions');

  const open = async (page: Page, fault?: Fault) => {
    if (fault) await page.setExtraHTTPHeaders({ [faultHeader]: fault });
    await page.goto(vendorSite.origin + pagePath('user-instructions', code));
    await untilReady(page);
  };
  const helpCenter = (page: Page) =>
    page.getByRole('contentinfo').getByRole('button', { name: say('common', 'footer.helpCenter') });
  const waiting = (page: Page) =>
    page.getByRole('button', { name: say('live-chat', 'opening') }).first();
  const chat = (page: Page) => page.getByText('Vendor chat').and(page.locator(':visible'));
  const dialog = (page: Page) => page.getByRole('dialog', { name: say('live-chat', 'title') });
  const scripts = (page: Page) => page.locator(`script[src^="${vendor.origin}"]`);
  /** How often the vendor's script has run. */
  const loads = (page: Page) =>
    page.evaluate(() => (window as never as TawkWindow).vendorLoads ?? 0);

  test.describe(`${code}, the live chat`, () => {
    test('is asked nothing before its button is pressed; then it opens, and again at once', async ({
      page,
    }) => {
      const watched = watch(page, vendorSite.origin);
      await open(page);
      expect(watched.strangers).toEqual([]);
      await helpCenter(page).click();
      await expect(chat(page)).toBeVisible();
      expect(watched.strangers).toEqual([`${vendor.origin}/chat.js`]);
      expect(watched.complaints).toEqual([]);
      // The specification's half second, from the widget's loading to its opening.
      const delay = await chat(page).evaluate(({ dataset }) => {
        return Number(dataset['maximizedAt']) - Number(dataset['loadedAt']);
      });
      expect(delay).toBeGreaterThanOrEqual(490);

      await page.evaluate(() => (window as never as TawkWindow).Tawk_API.minimize());
      await expect(chat(page)).toBeHidden();
      const support = page
        .getByRole('main')
        .getByRole('button', { name: say('user-instructions', 'closing.action') });
      await support.click();
      await expect(chat(page)).toBeVisible();
      await expect(scripts(page)).toHaveCount(1);
      await expect(dialog(page)).toHaveCount(0);
    });

    test('slow: the button says that it opens, and two presses are one', async ({ page }) => {
      await open(page, 'slow');
      await helpCenter(page).click();
      await expect(waiting(page)).toHaveAttribute('aria-busy', 'true');
      await waiting(page).click();
      await expect(chat(page)).toBeVisible();
      await expect(scripts(page)).toHaveCount(1);
      await expect(helpCenter(page)).toBeVisible();
    });

    for (const fault of ['failing', 'dropped'] as const) {
      test(`${fault}: the dialog at once; the next press tries again`, async ({ page }) => {
        await open(page, fault);
        await helpCenter(page).click();
        await expect(dialog(page)).toContainText(say('live-chat', 'leadFailed'));
        expect(await axeViolations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.setExtraHTTPHeaders({});
        await helpCenter(page).click();
        await expect(chat(page)).toBeVisible();
      });
    }

    test('blocked in the browser: the dialog at once', async ({ page }) => {
      await page.route(`${vendor.origin}/**`, (route) => route.abort('blockedbyclient'));
      await open(page);
      await helpCenter(page).click();
      await expect(dialog(page)).toContainText(say('live-chat', 'leadFailed'));
    });

    test('wrong: the dialog after ten seconds', async ({ page }) => {
      await page.clock.install();
      await open(page, 'wrong');
      await helpCenter(page).click();
      await expect(scripts(page)).toHaveCount(1);
      await expect(waiting(page)).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(dialog(page)).toContainText(say('live-chat', 'leadFailed'));
    });

    test('a page in the place of the script: the dialog', async ({ page }) => {
      await page.clock.install();
      await open(page, 'garbage');
      await helpCenter(page).click();
      await expect(scripts(page)).toHaveCount(1);
      // Chromium refuses it unread; others wait for what it does.
      await page.clock.fastForward(10_000);
      await expect(dialog(page)).toContainText(say('live-chat', 'leadFailed'));
    });

    test('late: the dialog; what comes then stays away until it is asked for', async ({ page }) => {
      await page.clock.install();
      await open(page, 'late');
      await helpCenter(page).click();
      await expect(scripts(page)).toHaveCount(1);
      await page.clock.fastForward(10_000);
      await expect(dialog(page)).toBeVisible();
      await expect.poll(() => loads(page), arrival).toBe(1);
      await page.clock.fastForward(5_000);
      const widget = page.getByText('Vendor chat');
      await expect(widget).toHaveCount(1);
      await expect(widget).toBeHidden();
      await expect(widget).not.toHaveAttribute('data-shown');
      await page.keyboard.press('Escape');
      await helpCenter(page).click();
      await expect(chat(page)).toBeVisible();
    });

    test('late, pressed again: one chat', async ({ page }) => {
      const watched = watch(page, vendorSite.origin);
      await page.clock.install();
      await open(page, 'late');
      await helpCenter(page).click();
      await expect(scripts(page)).toHaveCount(1);
      await page.clock.fastForward(10_000);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await helpCenter(page).click();
      await expect(waiting(page)).toBeVisible();
      await expect.poll(() => loads(page), arrival).toBe(1);
      await expect(chat(page)).toBeVisible();
      await expect(scripts(page)).toHaveCount(1);
      expect(watched.strangers).toEqual([`${vendor.origin}/chat.js`]);
      expect(await loads(page)).toBe(1);
    });

    test('run twice: one answer', async ({ page }) => {
      await open(page, 'twice');
      await helpCenter(page).click();
      await expect(chat(page)).toHaveCount(1);
      await expect(dialog(page)).toHaveCount(0);
    });
  });
}

interface TawkWindow {
  Tawk_API: { minimize: () => void };
  vendorLoads?: number;
}

/**
 * Policy documents: the site's own samples, and a vendor's on another origin. What goes wrong there,
 * what the visitor sees of it, and after how many seconds.
 *
 * | the vendor's script …            | the visitor sees …                                   | after  |
 * | -------------------------------- | ---------------------------------------------------- | ------ |
 * | is slow                          | the loading text, then the document                  | 2.5 s  |
 * | fails, is dropped or blocked     | the message with the direct link and a way to retry  | at once |
 * | does nothing                     | the loading text, then the message                   | 8 s    |
 * | is a page, not a script          | the message (Chromium refuses it unread)             | 0-8 s  |
 * | comes late                       | the message, then the document in its place          | 8 s    |
 * | runs twice                       | the document, once                                   | –      |
 */
import { pagePath } from '../../src/site/paths.ts';
import type { PolicyPage } from '../../src/site/config.ts';
import { axeViolations } from './support/axe.ts';
import { type Fault, faultHeader } from './support/faults.ts';
import { site, vendor, vendorSite } from './support/sites.ts';
import { expect, type Page, test, untilReady, watch } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

const documents: readonly PolicyPage[] = [
  'privacy-policy',
  'terms-of-service',
  'disclaimer',
  'eula',
];

const vendorText = 'Document privacy-of-the-vendor';

for (const { code } of languages) {
  const say = wordsOf(code, 'privacy-policy');
  const plain = (key: string) => say('policy-document', key).replace(/<[^>]+>/g, '');

  /** Opens the privacy policy with a vendor that goes wrong in some way. */
  const open = async (page: Page, fault?: Fault) => {
    if (fault) await page.setExtraHTTPHeaders({ [faultHeader]: fault });
    await page.clock.install();
    await page.goto(vendorSite.origin + pagePath('privacy-policy', code));
    await untilReady(page);
  };
  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: plain('failed') });
  const retry = (page: Page) => page.getByRole('button', { name: say('policy-document', 'retry') });
  const expectFailure = async (page: Page) => {
    await expect(failure(page)).toBeVisible();
    const direct = failure(page).getByRole('link').first();
    expect(await direct.getAttribute('href')).toContain('privacy-of-the-vendor');
    await expect(retry(page)).toBeVisible();
  };

  test.describe(`${code}, the site's own samples`, () => {
    for (const id of documents) {
      test(`${id} shows its document, marked as a sample, with its own contents`, async ({
        page,
      }) => {
        const watched = watch(page, site.origin);
        await page.goto(pagePath(id, code));
        const main = page.getByRole('main');
        await expect(main.getByRole('note')).toBeVisible();
        expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const link of await main.getByRole('navigation').getByRole('link').all()) {
          const hash = (await link.getAttribute('href'))!;
          await expect(page.locator(hash)).toBeVisible();
        }
        await expect(
          main.getByRole('link', { name: say('policy-document', 'home') }),
        ).toBeVisible();
        expect(await axeViolations(page)).toEqual([]);
        expect(watched.strangers).toEqual([]);
        expect(watched.complaints).toEqual([]);
      });
    }

    test('a place in a document can be linked to', async ({ page }) => {
      await page.goto(pagePath('privacy-policy', code));
      const last = page.getByRole('main').getByRole('navigation').getByRole('link').last();
      const hash = (await last.getAttribute('href'))!;
      await page.goto(pagePath('privacy-policy', code) + hash);
      await page.reload();
      await expect(page.locator(hash)).toBeInViewport();
    });

    test('the document is there when the page is reached from another, each time', async ({
      page,
    }) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const footer = page.getByRole('contentinfo');
      for (const id of ['privacy-policy', 'eula', 'privacy-policy'] as const) {
        await footer.getByRole('link', { name: say('common', `nav.${id}`) }).click();
        await expect(page.getByRole('main').getByRole('note')).toHaveCount(1);
      }
    });

    test('links in a document stay in the application, and Back finds the place', async ({
      page,
    }) => {
      await page.goto(pagePath('privacy-policy', code));
      await untilReady(page);
      const note = page.getByRole('main').getByRole('note');
      await expect(note).toBeVisible();
      await page.evaluate(() => {
        document.body.dataset['before'] = 'yes';
        window.scrollTo({ top: 2_000, behavior: 'instant' });
      });
      const offset = () => page.evaluate(() => window.scrollY);
      await expect.poll(offset).toBe(2_000);
      const path = pagePath('eula', code);
      const link = page.getByRole('main').locator(`section a[href="${path}"]`).first();
      // Clicked as from the keyboard: the pointer would scroll to it.
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsOf(code, 'eula')('eula', 'title'),
      );
      await expect(page.locator('body[data-before=yes]')).toBeAttached();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('privacy-policy', 'title'),
      );
      await expect(note).toHaveCount(1);
      expect(Math.abs((await offset()) - 2_000)).toBeLessThan(2);
    });

    test('a document that cannot be fetched: the message at once; another try brings it', async ({
      page,
    }) => {
      const address = '**/policies/*/privacy-policy.html';
      await page.route(address, (route) => route.abort());
      await page.goto(pagePath('privacy-policy', code));
      await expect(retry(page)).toBeVisible({ timeout: 4_000 });
      await page.unroute(address);
      await retry(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('note')).toBeVisible();
      await expect(retry(page)).toBeHidden();
      // Tab goes on into the document.
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator('nav a').first()).toBeFocused();
    });

    test('without scripts the document is a link away', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(site.origin + pagePath('privacy-policy', code));
      await expect(page.getByText(plain('loading'))).toBeHidden();
      await page.getByRole('main').locator('a[href^="/policies/"]').first().click();
      await expect(page.getByRole('note')).toBeVisible();
      await page.close();
    });
  });

  test.describe(`${code}, a vendor's documents`, () => {
    test('a script that is slow: the loading text, then the document', async ({ page }) => {
      await open(page, 'slow');
      await expect(page.getByRole('status').filter({ hasText: plain('loading') })).toBeVisible();
      await expect(page.getByText(vendorText)).toBeVisible();
      await expect(page.getByText(plain('loading'))).toBeHidden();
    });

    test('a document that brings its own styles looks as the vendor has it', async ({ page }) => {
      await open(page);
      await expect(page.getByText(vendorText)).toHaveCSS('letter-spacing', '3px');
    });

    for (const fault of ['failing', 'dropped'] as const) {
      test(`a script that is ${fault}: the message at once; another try brings it`, async ({
        page,
      }) => {
        await open(page, fault);
        await expectFailure(page);
        expect(await axeViolations(page)).toEqual([]);
        await page.setExtraHTTPHeaders({});
        await retry(page).click();
        await expect(page.getByText(vendorText)).toBeVisible();
        await expect(failure(page)).toBeHidden();
      });
    }

    test('a script that is blocked in the browser: the message at once', async ({ page }) => {
      await page.route(`${vendor.origin}/**`, (route) => route.abort('blockedbyclient'));
      await open(page);
      await expectFailure(page);
    });

    test('a script that does nothing: the message after eight seconds', async ({ page }) => {
      await open(page, 'wrong');
      await expect(page.getByText(plain('loading'))).toBeVisible();
      await page.clock.fastForward(8_000);
      await expectFailure(page);
    });

    test('a page in the place of the script: the message', async ({ page }) => {
      await open(page, 'garbage');
      // Chromium refuses it unread; others wait for what it does.
      await page.clock.fastForward(8_000);
      await expectFailure(page);
    });

    test('a script that comes late: the message, then the document in its place', async ({
      page,
    }) => {
      await open(page, 'late');
      await page.clock.fastForward(8_000);
      await expectFailure(page);
      await expect(page.getByText(vendorText)).toBeVisible();
      await expect(failure(page)).toBeHidden();
    });

    test('a script that runs twice: one document', async ({ page }) => {
      await open(page, 'twice');
      await expect(page.getByText(vendorText)).toHaveCount(1);
    });

    test('impatience: two tries under way, one document', async ({ page }) => {
      await open(page, 'late');
      await page.clock.fastForward(8_000);
      await retry(page).click();
      await expect(page.getByText(vendorText)).toBeVisible();
      // Both have run once their elements are gone.
      await expect(page.locator(`script[src^="${vendor.origin}"]`)).toHaveCount(0);
      await expect(page.getByText(vendorText)).toHaveCount(1);
    });
  });
}

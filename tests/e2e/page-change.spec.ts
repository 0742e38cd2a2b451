/** How one page gives way to the next. */
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

for (const { code } of languages) {
  test.describe(code, () => {
    const heading = (page: Page, id: PageId, key: string) =>
      page.getByRole('heading', { level: 1, name: wordsOf(code, id)(id, key) });
    const follow = (page: Page, name: string) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: wordsOf(code, 'home')('common', `nav.${name}`) })
        .click();

    /** Opens home; the words of a page do not come before they are let go. */
    async function openAndHold(page: Page, id: PageId): Promise<() => void> {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(`**/assets/words/**/${id}.json`, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(pagePath('home', code));
      await untilReady(page);
      await page.waitForLoadState('networkidle');
      return release;
    }

    /** Looks for longer than a page may take before it is announced, or to be drawn. */
    async function expectNothingAnnounced(page: Page): Promise<void> {
      const announced = await page.evaluate(async () => {
        const end = performance.now() + 600;
        let seen = false;
        while (performance.now() < end) {
          await new Promise(requestAnimationFrame);
          seen ||= document.documentElement.hasAttribute('data-waiting');
        }
        return seen;
      });
      expect(announced).toBe(false);
    }

    test('a page that takes its time is announced; the one before stays until it is there', async ({
      page,
    }) => {
      const release = await openAndHold(page, 'faq');
      await follow(page, 'faq');
      await expect(page.locator('html[data-waiting]')).toBeAttached();
      await expect(heading(page, 'home', 'hero.title')).toBeVisible();
      release();
      await expect(heading(page, 'faq', 'title')).toBeFocused();
      await expect(page.locator('html[data-waiting]')).not.toBeAttached();
    });

    test('what was asked for last is shown, whatever comes last', async ({ page }) => {
      const release = await openAndHold(page, 'faq');
      await follow(page, 'faq');
      await follow(page, 'contact');
      await expect(heading(page, 'contact', 'title')).toBeFocused();
      await expectNothingAnnounced(page);
      const contact = await heading(page, 'contact', 'title').elementHandle();
      const arrival = page.waitForResponse('**/faq.json');
      release();
      await (await arrival).finished();
      await expectNothingAnnounced(page);
      // The very same: another page has not even been shown for a moment.
      expect(await contact.evaluate((element) => element.isConnected)).toBe(true);
      await expect(page).toHaveURL(pagePath('contact', code));
    });

    test('Back, before a page has come, waits for nothing', async ({ page }) => {
      const release = await openAndHold(page, 'faq');
      await follow(page, 'faq');
      await page.goBack();
      await expectNothingAnnounced(page);
      release();
      await expectNothingAnnounced(page);
      await expect(heading(page, 'home', 'hero.title')).toBeVisible();
    });

    for (const [reducedMotion, fades] of [
      ['no-preference', 1],
      ['reduce', 0],
    ] as const) {
      test(`pages cross-fade ${fades} times where motion is: ${reducedMotion}`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        await page.addInitScript(() => {
          const original = document.startViewTransition.bind(document);
          document.startViewTransition = (...given) => {
            document.documentElement.dataset['fades'] = String(
              Number(document.documentElement.dataset['fades'] ?? 0) + 1,
            );
            return original(...given);
          };
        });
        await page.goto(pagePath('home', code));
        await untilReady(page);
        await follow(page, 'faq');
        await expect(heading(page, 'faq', 'title')).toBeFocused();
        const counted = await page.evaluate(() => document.documentElement.dataset['fades']);
        expect(Number(counted ?? 0)).toBe(fades);
      });
    }
  });
}

/** Moving about: what a browser does for a document, the application does for a page. */
import { pagePath } from '../../src/site/paths.ts';
import { applicationEntry, expect, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

for (const { code } of languages) {
  const common = (key: string) => wordsOf(code, 'home')('common', key);

  test.describe(code, () => {
    test.use({ locale: code });

    test('a link moves focus, scroll and title to the new page; Back returns to the place left', async ({
      page,
    }) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: common('nav.faq') }).scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => window.scrollY);
      expect(left).toBeGreaterThan(500);
      const title = await page.title();

      await footer.getByRole('link', { name: common('nav.faq') }).click();
      await expect(page).toHaveURL(pagePath('faq', code));
      await expect(page.locator('h1')).toBeFocused();
      await expect(page).not.toHaveTitle(title);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    });

    test('the skip link leads past the navigation', async ({ page }) => {
      await page.goto(pagePath('services', code));
      await untilReady(page);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: common('skip') });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const inMain = await page.evaluate(
        () => document.querySelector('main')?.contains(document.activeElement) ?? false,
      );
      expect(inMain).toBe(true);
    });

    test('on a phone the menu opens, closes when a link is chosen, and on Escape', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const toggle = page.locator('summary', { hasText: common('nav.menu') });
      const link = page.getByRole('banner').getByRole('link', { name: common('nav.contact') });
      await expect(link).toBeHidden();
      await toggle.click();
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await link.click();
      await expect(page).toHaveURL(pagePath('contact', code));
      await expect(link).toBeHidden();
    });

    test('on a phone a menu opened before the application is ready stays open', async ({
      page,
    }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(applicationEntry(), async (route) => {
        await released;
        await route.continue();
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pagePath('home', code), { waitUntil: 'domcontentloaded' });
      await page.locator('summary', { hasText: common('nav.menu') }).click();
      const link = page.getByRole('banner').getByRole('link', { name: common('nav.contact') });
      await expect(link).toBeVisible();
      release();
      await untilReady(page);
      await expect(link).toBeVisible();
    });

    test('the menu closes when the focus goes on past it', async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 844 });
      await page.goto(pagePath('contact', code));
      await untilReady(page);
      await page.locator('summary', { hasText: common('nav.menu') }).click();
      const last = page.getByRole('banner').getByRole('button');
      await last.focus();
      await page.keyboard.press('Tab');
      await expect(last).toBeHidden();
    });

    test('a hash that is no place breaks nothing', async ({ page }) => {
      await page.goto(`${pagePath('faq', code)}#100%`);
      await untilReady(page);
      await page.evaluate(() => (window.location.hash = '#50%25%'));
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: common('nav.about') })
        .click();
      await expect(page).toHaveURL(pagePath('about', code));
      await expect(page.locator('h1')).toBeFocused();
    });

    test('Back finds the place again after a reload', async ({ page }) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: common('nav.faq') })
        .evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page).toHaveURL(pagePath('faq', code));
      await page.reload();
      await untilReady(page);
      await page.goBack();
      await expect(page).toHaveURL(pagePath('home', code));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
    });

    test('a link to the page one is on leads to its top', async ({ page }) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const logo = page.getByRole('contentinfo').getByRole('link', { name: common('homeLink') });
      await logo.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('on a phone the menu works without JavaScript', async ({ browser }) => {
      const page = await browser.newPage({
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
      });
      await page.goto(pagePath('home', code));
      await page.locator('summary', { hasText: common('nav.menu') }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: common('nav.services') })
        .click();
      await expect(page).toHaveURL(pagePath('services', code));
      await page.close();
    });

    test('an unknown address gets the 404 page of its language, and is logged', async ({
      page,
    }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const missing = `${pagePath('home', code).replace(/\/$/, '')}/no/such-page`;
      const response = (await page.goto(missing))!;
      expect(response.status()).toBe(404);
      await untilReady(page);
      const say = wordsOf(code, 'not-found');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('not-found', 'title'));
      await expect.poll(() => logged.some((text) => text.includes(missing))).toBe(true);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.locator('h1')).not.toHaveText(say('not-found', 'title'));
    });

    test('offline, a page that was not loaded gives way to the error screen with a way on', async ({
      page,
      context,
    }) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      await context.setOffline(true);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: common('nav.faq') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(common('error.title'));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await context.setOffline(false);
      await page.getByRole('button', { name: common('error.reload') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsOf(code, 'faq')('faq', 'title'),
      );
    });

    test('a page whose files have gone is fetched as a document', async ({ page }) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      await page.route('**/assets/words/**/faq.json', (route) => route.abort());
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: common('nav.faq') })
        .click();
      await expect(page).toHaveURL(pagePath('faq', code));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        wordsOf(code, 'faq')('faq', 'title'),
      );
    });

    test('a colour scheme is chosen, holds on the next page and after a reload', async ({
      page,
    }) => {
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await ground();
      const dark = page.getByRole('button', { name: common('colorScheme.dark'), exact: true });
      await dark.click();
      await expect(dark).toHaveAttribute('aria-pressed', 'true');
      const chosen = await ground();
      expect(chosen).not.toBe(light);
      await page.reload();
      expect(await ground()).toBe(chosen);
      await untilReady(page);
      await expect(dark).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: common('colorScheme.auto'), exact: true }).click();
      expect(await ground()).toBe(light);
    });
  });
}

test('the error screen speaks the specification to the letter', () => {
  const say = wordsOf('en', 'not-found');
  expect(say('common', 'error.title')).toBe('Unexpected Application Error!');
  expect(say('not-found', 'title')).toBe('Oops! Page not found');
});

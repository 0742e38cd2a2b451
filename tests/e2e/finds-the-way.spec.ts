/** Navigation: the application does for a page what a browser does for a document. */
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { config, fixed, languages, messagesOf } from './support/messages.ts';

const offset = (page: Page) => page.evaluate(() => window.scrollY);

for (const { code } of languages) {
  const common = (key: string) => messagesOf(code, 'home')('common', key);
  const open = async (page: Page, id: PageId) => {
    await page.goto(pagePath(id, code));
    await untilReady(page);
  };
  const footerLink = (page: Page, id: PageId) =>
    page.getByRole('contentinfo').getByRole('link', { name: common(`nav.${id}`), exact: true });

  test.describe(code, () => {
    test('a link moves focus, scroll and title to the new page; Back restores the scroll position', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, 'home');
      await footerLink(page, 'faq').scrollIntoViewIfNeeded();
      const left = await offset(page);
      expect(left).toBeGreaterThan(500);
      const title = await page.title();

      await footerLink(page, 'faq').click();
      await expect(page).toHaveURL(pagePath('faq', code));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).not.toHaveTitle(title);
      expect(await offset(page)).toBe(0);

      await page.goBack();
      await expect(page).toHaveTitle(title);
      await expect.poll(() => offset(page)).toBe(left);
      // A link to the current page leads to its top.
      const logo = page.getByRole('contentinfo').getByRole('link', { name: common('homeLink') });
      await logo.click();
      await expect.poll(() => offset(page)).toBe(0);
    });

    test('Back restores the scroll position after a reload', async ({ page }) => {
      await open(page, 'home');
      await page.evaluate(() => {
        // A busy browser reports scrolling late.
        window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), true);
        window.scrollTo({ top: 2000, behavior: 'instant' });
      });
      await footerLink(page, 'faq').evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page).toHaveURL(pagePath('faq', code));
      await page.reload();
      await untilReady(page);
      await page.goBack();
      await expect(page).toHaveURL(pagePath('home', code));
      await expect.poll(() => offset(page)).toBe(2000);
    });

    test('Back from a hash restores the scroll position', async ({ page }) => {
      await open(page, 'home');
      await page.evaluate(async () => {
        const { promise, resolve } = Promise.withResolvers<Event>();
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: 2000, behavior: 'instant' });
        await promise;
        window.location.hash = 'main';
        // A busy machine reports the scroll before it shows the entry.
        window.dispatchEvent(new Event('scroll'));
      });
      await expect(page.getByRole('main')).toBeFocused();
      expect(await offset(page)).toBeLessThan(200);
      await page.goBack();
      await expect.poll(() => offset(page)).toBe(2000);
    });

    // Ch. 2: “logo linking to /, Admin log in (external), User log in (external), Services, Contact.
    // On small screens it collapses into a toggle menu that closes when a link is chosen.” Ch. 4:
    // “open or closed; toggled by its button, closed when a link is chosen.”
    test('the header navigates, on a phone by a menu that closes again', async ({ page }) => {
      await open(page, 'about');
      const banner = page.getByRole('banner');
      const logo = banner.getByRole('link').first();
      await expect(logo).toHaveAttribute('href', pagePath('home', code));
      await expect(logo).toHaveAccessibleName(common('homeLink'));
      const entries = [
        [fixed(code, 'Admin log in', common('nav.adminLogIn')), config.adminAppUrl],
        [fixed(code, 'User log in', common('nav.userLogIn')), config.userAppUrl],
        [fixed(code, 'Services', common('nav.services')), pagePath('services', code)],
        [fixed(code, 'Contact', common('nav.contact')), pagePath('contact', code)],
      ] as const;
      const link = (name: string) => banner.getByRole('link', { name, exact: true });
      const navigation = banner.getByRole('navigation', { name: common('nav.label') });
      for (const [name, address] of entries) {
        const shown = navigation.getByRole('link', { name, exact: true });
        await expect(shown).toBeVisible();
        await expect(shown).toHaveAttribute('href', address);
      }

      await page.setViewportSize({ width: 390, height: 844 });
      const toggle = banner.locator('summary', { hasText: common('nav.menu') });
      const expectShown = async (times: number) => {
        for (const [name] of entries) await expect(link(name)).toHaveCount(times);
      };
      await expectShown(0);
      await toggle.click();
      await expectShown(1);
      await toggle.click();
      await expectShown(0);
      await toggle.click();
      await page.keyboard.press('Escape');
      await expectShown(0);
      await expect(toggle).toBeFocused();
      await toggle.click();
      await link(common('nav.contact')).click();
      await expect(page).toHaveURL(pagePath('contact', code));
      await expectShown(0);
    });

    test('the skip link skips the navigation', async ({ page }) => {
      await open(page, 'services');
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: common('skip') });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeAttached();
    });

    test('a chosen colour scheme persists on the next page', async ({ page }) => {
      await open(page, 'home');
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const scheme = (key: string) =>
        page.getByRole('button', { name: common(`colorScheme.${key}`), exact: true });
      const light = await ground();
      await scheme('dark').click();
      await expect(scheme('dark')).toHaveAttribute('aria-pressed', 'true');
      const chosen = await ground();
      expect(chosen).not.toBe(light);
      await page.goto(pagePath('about', code));
      expect(await ground()).toBe(chosen);
      await untilReady(page);
      await expect(scheme('dark')).toHaveAttribute('aria-pressed', 'true');
      await scheme('auto').click();
      expect(await ground()).toBe(light);
    });
  });
}

test.describe('in one language', () => {
  const code = 'sv';
  const common = (key: string) => messagesOf(code, 'home')('common', key);

  test('the menu closes when the focus leaves it', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 844 });
    await page.goto(pagePath('contact', code));
    await untilReady(page);
    await page.locator('summary', { hasText: common('nav.menu') }).click();
    const last = page.getByRole('banner').getByRole('button');
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeHidden();
  });

  test('an unknown hash breaks nothing', async ({ page }) => {
    await page.goto(`${pagePath('faq', code)}#100%`);
    await untilReady(page);
    await page.evaluate(() => (window.location.hash = '#50%25%'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: common('nav.about') })
      .click();
    await expect(page).toHaveURL(pagePath('about', code));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

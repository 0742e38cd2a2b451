/** The specification's chapter 2, below its table: what stands around every page. */
import { pagePath } from '../../../src/site/paths.ts';
import type { PageId } from '../../../src/site/routes.ts';
import { contactForm } from '../support/contactForm.ts';
import { expect, test, untilReady } from '../support/test.ts';
import { config } from '../support/words.ts';
import { breakPage, fixed, inEveryLanguage, readable, wordsIn } from './support.ts';

const groups: Record<string, readonly PageId[]> = {
  product: ['services', 'about'],
  support: ['contact', 'blog', 'faq', 'user-instructions'],
  policies: ['privacy-policy', 'terms-of-service', 'cookie-policy', 'disclaimer', 'eula'],
};

const english: Record<string, readonly string[]> = {
  product: ['Services', 'About'],
  support: ['Contact', 'Blog', 'FAQ', 'User Instructions'],
  policies: ['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'Disclaimer', 'EULA'],
};

inEveryLanguage((code) => {
  const say = wordsIn(code, 'home');
  const common = (key: string) => say(`common:${key}`);

  test('ch. 2: "A router fallback error screen shows \'Unexpected Application Error!\' with the message."', async ({
    page,
  }) => {
    const message = 'The page fell over its own feet';
    await breakPage(page, 'faq', message);
    await page.goto(pagePath('home', code));
    await untilReady(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: common('nav.faq') });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      fixed(code, 'Unexpected Application Error!', () => common('error.title')),
    );
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  });

  test('ch. 2: "Shared top navigation: logo linking to /, Admin log in (external), User log in (external), Services, Contact."', async ({
    page,
  }) => {
    await page.goto(pagePath('about', code));
    await untilReady(page);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link').first()).toHaveAttribute('href', pagePath('home', code));
    await expect(banner.getByRole('link').first()).toHaveAccessibleName(common('homeLink'));
    const entries = [
      [fixed(code, 'Admin log in', () => common('nav.adminLogIn')), config.adminAppUrl],
      [fixed(code, 'User log in', () => common('nav.userLogIn')), config.userAppUrl],
      [fixed(code, 'Services', () => common('nav.services')), pagePath('services', code)],
      [fixed(code, 'Contact', () => common('nav.contact')), pagePath('contact', code)],
    ] as const;
    const navigation = banner.getByRole('navigation', { name: common('nav.label') });
    for (const [name, address] of entries) {
      const link = navigation.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', address);
      await expect(link).toBeVisible();
    }
  });

  test('ch. 2: "On small screens it collapses into a toggle menu that closes when a link is chosen."', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pagePath('about', code));
    await untilReady(page);
    const banner = page.getByRole('banner');
    const services = banner.getByRole('link', { name: common('nav.services'), exact: true });
    await expect(services).toBeHidden();
    await banner.locator('summary').click();
    await expect(services).toBeVisible();
    for (const address of [config.adminAppUrl, config.userAppUrl, pagePath('contact', code)]) {
      await expect(banner.locator(`a[href="${address}"]`).filter({ visible: true })).toHaveCount(1);
    }
    await services.click();
    await expect(page).toHaveURL(pagePath('services', code));
    await expect(services).toBeHidden();
  });

  test('ch. 2: "Shared footer: Product (Services, About); Support (Contact, Blog, FAQ, User Instructions, and a Help Center button); Policies (…); a copyright line for 2025."', async ({
    page,
  }) => {
    await page.goto(pagePath('about', code));
    await untilReady(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation')).toHaveCount(3);
    for (const [place, [group, pages]] of Object.entries(groups).entries()) {
      const entries = footer.getByRole('navigation').nth(place);
      const title = group[0]!.toUpperCase() + group.slice(1);
      await expect(entries).toHaveAccessibleName(
        fixed(code, title, () => common(`footer.${group}`)),
      );
      const links = entries.getByRole('link');
      await expect(links).toHaveText(
        code === 'en' ? english[group]! : pages.map((id) => common(`nav.${id}`)),
      );
      const targets = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(targets).toEqual(pages.map((id) => pagePath(id, code)));
    }
    const items = footer.getByRole('navigation').nth(1).getByRole('listitem');
    const helpCenter = fixed(code, 'Help Center', () => common('footer.helpCenter'));
    await expect(items.last().getByRole('button')).toHaveAccessibleName(helpCenter);
    expect(await readable(footer)).toMatch(new RegExp(`© ?2025 ${config.product}`));
  });

  test('ch. 2: "The Help Center button opens a third-party live-chat widget …" (without one, the Help Center)', async ({
    page,
  }) => {
    await page.goto(pagePath('about', code));
    await untilReady(page);
    const helpCenter = fixed(code, 'Help Center', () => common('footer.helpCenter'));
    await page.getByRole('contentinfo').getByRole('button', { name: helpCenter }).click();
    const dialog = page.getByRole('dialog', { name: say('live-chat:title') });
    await expect(dialog).toBeVisible();
    for (const id of ['faq', 'user-instructions', 'contact'] as const) {
      await expect(dialog.locator(`a[href="${pagePath(id, code)}"]`)).toBeVisible();
    }
    await expect(dialog.locator(`a[href="mailto:${config.email}"]`)).toBeVisible();
  });

  test('ch. 2: "A toast notification area is shown on all pages."', async ({ page }) => {
    const { form, sendButton, open } = contactForm(code);
    await open(page);
    await sendButton(page).click();
    const toast = page.getByRole('alert').filter({ hasText: form('toast.missing') });
    await expect(toast).toBeVisible();
    // A toast holds while the pointer is on it: none is lost on the way to another page.
    await toast.hover();
    for (const id of ['faq', 'home'] as const) {
      const name = id === 'home' ? common('homeLink') : common(`nav.${id}`);
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
      await link.evaluate((element: HTMLAnchorElement) => element.click());
      await expect(page).toHaveURL(pagePath(id, code));
      await expect(toast).toBeVisible();
    }
  });
});

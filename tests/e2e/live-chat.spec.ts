/**
 * The Help Center where no live chat is configured: a dialog with the other ways to get help. It
 * needs nothing of the network, and neither mouse nor eyes.
 */
import { pagePath } from '../../src/site/paths.ts';
import { everyPage } from '../everyPage.ts';
import { axeViolations } from './support/axe.ts';
import { site } from './support/sites.ts';
import { applicationEntry, expect, type Page, test, untilReady, watch } from './support/test.ts';
import { config, languages, wordsOf } from './support/words.ts';

const pages = ['faq', 'user-instructions', 'contact'] as const;

for (const { code } of languages) {
  const say = wordsOf(code, 'user-instructions');
  const helpCenter = say('common', 'footer.helpCenter');

  const buttonOn = (page: Page) =>
    page.getByRole('contentinfo').getByRole('button', { name: helpCenter });
  const dialogOn = (page: Page) =>
    page.getByRole('dialog', { name: say('live-chat', 'title') }).and(page.locator(':modal'));

  /** Goes to a page and opens the dialog from its footer. */
  async function open(page: Page, path = pagePath('faq', code)) {
    await page.goto(path);
    await untilReady(page);
    const button = buttonOn(page);
    await button.click();
    const dialog = dialogOn(page);
    await expect(dialog).toBeVisible();
    return { button, dialog };
  }

  test.describe(code, () => {
    test.use({ locale: code });

    test('the dialog opens on every page that has a footer', async ({ page }) => {
      test.slow();
      const watched = watch(page, site.origin);
      const framed = everyPage.filter(
        ({ language, route }) => language === code && route.frame !== 'bare',
      );
      for (const { path } of framed) {
        const { dialog } = await open(page, path);
        await expect(dialog).toContainText(say('live-chat', 'lead'));
        await expect(dialog.getByRole('link')).toHaveCount(pages.length + 1);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      expect(watched.strangers).toEqual([]);
    });

    test('its ways are pages and an address, each with a sentence', async ({ page }) => {
      const { dialog } = await open(page);
      for (const id of pages) {
        const link = dialog.getByRole('link', { name: say('common', `nav.${id}`) });
        await expect(link).toHaveAttribute('href', pagePath(id, code));
        await expect(link).toContainText(say('live-chat', `ways.${id}`));
      }
      const mail = dialog.getByRole('link', { name: config.email });
      await expect(mail).toHaveAttribute('href', `mailto:${config.email}`);
      await expect(mail).toContainText(say('live-chat', 'ways.email'));
    });

    test('the support button of the user instructions opens it too', async ({ page }) => {
      await page.goto(pagePath('user-instructions', code));
      await untilReady(page);
      const support = page
        .getByRole('main')
        .getByRole('button', { name: say('user-instructions', 'closing.action') });
      await support.click();
      await expect(dialogOn(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialogOn(page)).toHaveCount(0);
      await expect(support).toBeFocused();
    });

    test('by keyboard: the focus goes in, stays in, and returns to the button', async ({
      page,
    }) => {
      await page.goto(pagePath('about', code));
      await untilReady(page);
      const button = buttonOn(page);
      for (const leave of ['Escape', 'Enter']) {
        await button.focus();
        await page.keyboard.press('Enter');
        const close = dialogOn(page).getByRole('button', { name: say('live-chat', 'close') });
        await expect(close).toBeFocused();
        // Twice around; between two rounds it may be with the browser itself.
        for (let presses = 0; presses < 12; presses++) {
          await page.keyboard.press('Tab');
          const isInside = await page.evaluate(() => {
            const focused = document.activeElement;
            return focused === document.body || Boolean(focused?.closest('dialog'));
          });
          expect(isInside).toBe(true);
        }
        await close.focus();
        await page.keyboard.press(leave);
        await expect(dialogOn(page)).toHaveCount(0);
        await expect(button).toBeFocused();
      }
    });

    test('a press beside it closes it, a press in it does not', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const { button, dialog } = await open(page);
      await dialog.getByRole('heading').click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(60, 450);
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });

    for (const id of pages) {
      test(`its link to ${id} leads there and closes it`, async ({ page }) => {
        const { dialog } = await open(page, pagePath('services', code));
        await dialog.getByRole('link', { name: say('common', `nav.${id}`) }).click();
        await expect(page).toHaveURL(pagePath(id, code));
        await expect(dialog).toHaveCount(0);
        await expect(page.locator('h1')).toBeFocused();
      });
    }

    test('its link to the page one is on closes it', async ({ page }) => {
      const { dialog } = await open(page, pagePath('contact', code));
      await dialog.getByRole('link', { name: say('common', 'nav.contact') }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('Back closes it on its way', async ({ page }) => {
      await page.goto(pagePath('services', code));
      await untilReady(page);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('common', 'nav.about') })
        .click();
      await expect(page).toHaveURL(pagePath('about', code));
      await buttonOn(page).click();
      await expect(dialogOn(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(pagePath('services', code));
      await expect(dialogOn(page)).toHaveCount(0);
    });

    test('it opens offline', async ({ page, context }) => {
      await page.goto(pagePath('services', code));
      await untilReady(page);
      // It comes once the page is alive, so that no page has to wait for it.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await buttonOn(page).click();
      await expect(dialogOn(page)).toBeVisible();
      await expect(dialogOn(page)).toContainText(config.email);
    });

    test('a press before the application is ready opens it once it is', async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(applicationEntry(), async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(pagePath('services', code), { waitUntil: 'domcontentloaded' });
      await buttonOn(page).click();
      release();
      await expect(dialogOn(page)).toBeVisible();
    });

    test('without JavaScript no button promises it', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(pagePath('services', code));
      await expect(page.getByText(helpCenter)).toBeHidden();
      await page.close();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 1440]) {
        test(`open at ${width} px in ${colorScheme} it passes axe and fits`, async ({ page }) => {
          await page.setViewportSize({ width, height: 640 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const { dialog } = await open(page);
          expect(await axeViolations(page)).toEqual([]);
          const overflow = await dialog.evaluate(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
          await dialog.getByRole('link').last().scrollIntoViewIfNeeded();
          await expect(dialog.getByRole('link').last()).toBeInViewport({ ratio: 1 });
        });
      }
    }
  });
}

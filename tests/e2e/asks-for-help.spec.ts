/**
 * The FAQ, and the Help Center without a live chat: a dialog with the other ways to get help. See
 * `pages.spec.ts` for every page, `embed-live-chat.spec.ts` for the live chat.
 */
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { axeViolations, colourRules } from './support/axe.ts';
import { moduleWith } from './support/built.ts';
import { helpCenter } from './support/helpCenter.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { config, fixed, languages, messagesOf } from './support/messages.ts';

const ways = ['faq', 'user-instructions', 'contact'] as const;

async function openPage(page: Page, id: PageId, language: string): Promise<void> {
  await page.goto(pagePath(id, language));
  await untilReady(page);
}

for (const { code } of languages) {
  const { say, footerButton, supportButton, dialog, close } = helpCenter(code);

  test.describe(code, () => {
    // Ch. 2: “10 questions in an accordion, one open at a time, collapsible. 'Get in Touch' link to
    // /contact.” Ch. 4: “a single item open at a time, collapsible.” Ch. 9: “Accordions: single item
    // open, collapsible.”
    test('of ten questions one is open at a time, or none', async ({ page }) => {
      await openPage(page, 'faq', code);
      const main = page.getByRole('main');
      const questions = main.locator('details');
      const opened = main.locator('details[open]');
      await expect(questions).toHaveCount(10);
      await expect(opened).toHaveCount(1);
      await expect(questions.first()).toHaveAttribute('open', '');
      for (const question of [questions.nth(1), questions.last()]) {
        await question.locator('summary').click();
        await expect(opened).toHaveCount(1);
        await expect(question).toHaveAttribute('open', '');
      }
      await questions.last().locator('summary').click();
      await expect(opened).toHaveCount(0);
      const name = fixed(code, 'Get in Touch', messagesOf(code, 'faq')('faq', 'closing.action'));
      await main.getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(pagePath('contact', code));
    });

    // Ch. 2: “The Help Center button opens a third-party live-chat widget” and “A 'Contact Support'
    // button opens a live-chat widget if it is loaded”: without one, what stands in its place.
    test('the Help Center opens from the footer and from the instructions, repeatedly', async ({
      page,
    }) => {
      await openPage(page, 'user-instructions', code);
      for (const button of [footerButton(page), footerButton(page), supportButton(page)]) {
        await button.click();
        await expect(dialog(page)).toContainText(say('live-chat', 'lead'));
        await close(page);
        await expect(button).toBeFocused();
      }
    });

    test('its ways are pages and an address, each with a sentence, and lead there', async ({
      page,
    }) => {
      await openPage(page, 'services', code);
      for (const id of ways) {
        await footerButton(page).click();
        await expect(dialog(page).getByRole('link')).toHaveCount(ways.length + 1);
        const mail = dialog(page).getByRole('link', { name: config.email });
        await expect(mail).toHaveAttribute('href', `mailto:${config.email}`);
        await expect(mail).toContainText(say('live-chat', 'ways.email'));
        const link = dialog(page).getByRole('link', { name: say('common', `nav.${id}`) });
        await expect(link).toContainText(say('live-chat', `ways.${id}`));
        await link.click();
        await expect(page).toHaveURL(pagePath(id, code));
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      }
    });

    test('it passes axe in both schemes and fits a phone and a desktop', async ({ page }) => {
      await openPage(page, 'faq', code);
      await footerButton(page).click();
      await expect(dialog(page)).toBeVisible();
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        const overflow = await dialog(page).evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        await dialog(page).getByRole('link').last().scrollIntoViewIfNeeded();
        await expect(dialog(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await axeViolations(page), `light, ${width} px`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await axeViolations(page, colourRules), `dark, ${width} px`).toEqual([]);
      }
    });
  });
}

test.describe('the Help Center in one language', () => {
  const code = 'sv';
  const { say, footerButton, dialog, close } = helpCenter(code);

  test('by keyboard: the focus goes in, stays in, and returns to the button', async ({ page }) => {
    await openPage(page, 'about', code);
    const button = footerButton(page);
    const closeButton = dialog(page).getByRole('button', { name: say('live-chat', 'close') });
    for (const leave of ['Escape', 'Enter']) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(closeButton).toBeFocused();
      // Two rounds; in between the browser's own controls may have the focus.
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused === document.body || Boolean(focused?.closest('dialog'));
        });
        expect(isInside).toBe(true);
      }
      await closeButton.focus();
      await page.keyboard.press(leave);
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test('a click outside closes it, a click inside does not', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, 'about', code);
    await footerButton(page).click();
    await dialog(page).getByRole('heading').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(60, 450);
    await expect(dialog(page)).toHaveCount(0);
    await expect(footerButton(page)).toBeFocused();
  });

  test('its link to the current page closes it, and so does Back', async ({ page }) => {
    await openPage(page, 'services', code);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: say('common', 'nav.contact') }).click();
    await expect(page).toHaveURL(pagePath('contact', code));
    await footerButton(page).click();
    await dialog(page)
      .getByRole('link', { name: say('common', 'nav.contact') })
      .click();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await footer.getByRole('link', { name: say('common', 'nav.about') }).click();
    await expect(page).toHaveURL(pagePath('about', code));
    await footerButton(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(pagePath('contact', code));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('it opens offline', async ({ fresh: page }) => {
    await openPage(page, 'services', code);
    // It is loaded after hydration, so that no page has to wait for it.
    const ownModule = moduleWith('help-center');
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(loaded).toContainEqual(expect.stringContaining(ownModule));
    await page.context().setOffline(true);
    await footerButton(page).click();
    await expect(dialog(page)).toContainText(config.email);
    await close(page);
  });
});

/** The chat panel beside a page: it stays open on navigation. */
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

for (const { code } of languages) {
  const say = messagesOf(code, 'chat');
  const launcher = (page: Page, language = code) =>
    page.getByRole('link', { name: messagesOf(language, 'chat')('common', 'chat'), exact: true });
  const panelIn = (page: Page, language = code) =>
    page.getByRole('complementary', { name: messagesOf(language, 'chat')('chat', 'title') });

  test.describe(code, () => {
    test('on a wide screen the chat opens beside the page, and stays open on the next', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(pagePath('home', code));
      await untilReady(page);
      const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      // The first text on the screen.
      await heading.evaluate((element) =>
        window.scrollBy({ top: element.getBoundingClientRect().top - 4, behavior: 'instant' }),
      );
      const positionOf = async () => (await heading.boundingBox())!.y;
      const before = await positionOf();
      await launcher(page).click();
      const panel = panelIn(page);
      const log = panel.getByRole('log');
      await expect(panel.getByRole('textbox')).toBeFocused();
      // Browsers scroll by whole pixels.
      expect(Math.abs((await positionOf()) - before)).toBeLessThanOrEqual(1);
      expect(await axeViolations(page)).toEqual([]);

      const asked = say('chat', 'suggestions.items.session');
      await panel.getByRole('button', { name: asked }).click();
      await expect(log.getByRole('button', { name: say('chat', 'copy.action') })).toBeVisible();
      await expect(panel.getByRole('button', { name: asked })).toHaveCount(0);
      expect(await axeViolations(page)).toEqual([]);

      const services = { name: say('common', 'nav.services'), exact: true };
      await page.getByRole('banner').getByRole('link', services).click();
      await expect(page).toHaveURL(pagePath('services', code));
      await expect(log).toContainText(asked);

      const other = languages.find((language) => language.code !== code)!.code;
      await page.getByRole('banner').locator(`a[hreflang="${other}"]`).first().click();
      await expect(page).toHaveURL(pagePath('services', other));
      await expect(panelIn(page, other).getByRole('log')).toContainText(asked);
      await expect(panelIn(page, other).getByRole('textbox')).not.toBeFocused();

      await panelIn(page, other).getByRole('textbox').press('Escape');
      await expect(panelIn(page, other)).toHaveCount(0);
      await expect(launcher(page, other)).toBeFocused();
    });

    test('on another it opens as a page, with the same conversation', async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(pagePath('faq', code));
      await untilReady(page);
      // Hidden over the first screen, except on keyboard focus.
      await expect(launcher(page)).toHaveCSS('opacity', '0');
      await expect(launcher(page)).toHaveCSS('pointer-events', 'none');
      await launcher(page).focus();
      await expect(launcher(page)).toHaveCSS('opacity', '1');
      // In the margin, over no text.
      const texts = page.locator('main').locator('h2, p');
      const ends = await texts.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect().right),
      );
      expect((await launcher(page).boundingBox())!.x).toBeGreaterThanOrEqual(Math.max(...ends));
      await launcher(page).press('Enter');
      await expect(page).toHaveURL(pagePath('chat', code));
      await expect(launcher(page)).toHaveCount(0);
      const asked = say('chat', 'suggestions.items.price');
      await page.getByRole('button', { name: asked }).click();
      await expect(page.getByRole('button', { name: say('chat', 'copy.action') })).toBeVisible();

      await page.goBack();
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await launcher(page).click();
      await expect(panelIn(page).getByRole('log')).toContainText(asked);
      // A window that has become too narrow for both keeps the page.
      await page.setViewportSize({ width: 1024, height: 768 });
      await expect(panelIn(page)).toHaveCount(0);
      await page.setViewportSize({ width: 1440, height: 900 });
      await launcher(page).click();
      const fullPage = { name: say('chat', 'panel.whole') };
      await panelIn(page).getByRole('link', fullPage).click();
      await expect(page).toHaveURL(pagePath('chat', code));
      await expect(page.getByRole('log')).toContainText(asked);
    });
  });
}

test('on a page that hardly scrolls, its link still appears', async ({ page }) => {
  await page.goto('/user');
  await untilReady(page);
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.setViewportSize({ width: 1024, height: Math.round(height * 0.8) });
  await page.getByRole('contentinfo').evaluate((element) => element.scrollIntoView(false));
  const name = messagesOf('en', 'chat')('common', 'chat');
  const link = page.getByRole('link', { name, exact: true });
  await expect(link).toHaveCSS('opacity', '1');
});

test('if its code cannot be loaded, it opens as a page', async ({ fresh: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  await untilReady(page);
  await page.route('**/words/**', (route) => route.abort());
  const link = page.getByRole('link', {
    name: messagesOf('en', 'chat')('common', 'chat'),
    exact: true,
  });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/chat');
});

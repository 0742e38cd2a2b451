/** Without JavaScript: what needs none works. That all is readable is tested in `pages.spec.ts`. */
import { articles } from '../../src/site/articles.ts';
import { recordingFor } from '../../src/features/podcast-player/recording.ts';
import { pagePath } from '../../src/site/paths.ts';
import { pagesIn } from '../everyPage.ts';
import { contactForm } from './support/contactForm.ts';
import { expectNothingTyped, recordTraffic, typed } from './support/logIn.ts';
import { expect, test } from './support/test.ts';
import { config, languages, messagesOf } from './support/messages.ts';

for (const { code } of languages) {
  test.describe(code, () => {
    const common = (key: string) => messagesOf(code, 'home')('common', key);

    test('on a phone the menu opens and leads on', async ({ unscripted: page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pagePath('home', code));
      await page.locator('summary', { hasText: common('nav.menu') }).click();
      const services = common('nav.services');
      await page.getByRole('banner').getByRole('link', { name: services }).click();
      await expect(page).toHaveURL(pagePath('services', code));
      // No button that needs scripts.
      await expect(page.getByText(common('footer.helpCenter'))).toBeHidden();
    });

    test('the contact page shows the address and no button without effect', async ({
      unscripted: page,
    }) => {
      const { path, sendButton } = contactForm(code);
      await page.goto(path);
      const mail = page.getByRole('main').locator(`noscript a[href="mailto:${config.email}"]`);
      await expect(mail).toBeVisible();
      const buttons = sendButton(page).filter({ visible: true });
      await expect(buttons).toHaveCount(1);
      await expect(buttons).toBeDisabled();
    });

    for (const id of ['admin', 'user'] as const) {
      test(`the form of ${id} leads to the contact page and passes on no input`, async ({
        unscripted: page,
      }) => {
        const say = messagesOf(code, id);
        const traffic = recordTraffic(page);
        await page.goto(pagePath(id, code));
        const main = page.getByRole('main');
        await main.getByRole('textbox', { name: say('log-in', 'email') }).fill(typed.email);
        await main.getByLabel(new RegExp(`^${say('log-in', 'password')}`)).fill(typed.password);
        await main.getByRole('button', { name: say('log-in', 'signIn'), exact: true }).click();
        const contact = pagePath('contact', code);
        await page.waitForURL((url) => url.pathname === contact && url.search === '');
        await expect(page.locator('h1')).toHaveText(
          messagesOf(code, 'contact')('contact', 'title'),
        );
        expectNothingTyped(traffic);
      });
    }

    test('the contents of an article link to its sections', async ({ unscripted: page }) => {
      for (const { id } of articles) {
        await page.goto(pagePath(id, code));
        const name = messagesOf(code, id)('article', 'contents');
        const link = page.getByRole('navigation', { name }).getByRole('link').nth(3);
        await link.click();
        await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
        // Copy buttons need scripts.
        await expect(page.locator('article button').filter({ visible: true })).toHaveCount(0);
      }
    });

    test('the instructions open by hash and by click', async ({ unscripted: page }) => {
      const say = messagesOf(code, 'user-instructions');
      const picture = (step: string) =>
        page.getByRole('img', { name: say('user-instructions', `steps.${step}.picture`) });
      await page.goto(`${pagePath('user-instructions', code)}#swiping`);
      await expect(picture('exercise')).toBeVisible();
      await page
        .getByRole('heading', { name: say('user-instructions', 'categories.ai-mentor.title') })
        .click();
      await expect(picture('question')).toBeVisible();
    });

    test('the podcast has the browser’s own player, and its transcript', async ({
      unscripted: page,
    }) => {
      const say = messagesOf(code, 'podcast');
      await page.goto(pagePath('podcast', code));
      await expect(page.locator('audio[controls]')).toHaveAttribute('src', recordingFor(code).file);
      const play = page.getByRole('button', { name: say('podcast-player', 'play'), exact: true });
      await expect(play).toBeHidden();
      await expect(page.getByText(say('podcast', 'parts.closing.text'))).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: /\p{L}/u }).last().click();
      await expect(page).toHaveURL(new RegExp(`${pagePath('contact', code)}$`));
    });

    test('no page has a handle or a button without effect', async ({ unscripted: page }) => {
      for (const { route, path } of pagesIn([code])) {
        // A transcript's times are text, as they cannot be pressed.
        if (route.id === 'podcast') continue;
        await page.goto(path);
        const controls = page.getByRole('main').locator(':is(button, [type=range]):not(form *)');
        await expect(controls.filter({ visible: true }), route.id).toHaveCount(0);
      }
    });

    test('a policy can be read in its page, and by itself', async ({ unscripted: page }) => {
      await page.goto(pagePath('privacy-policy', code));
      await expect(page.getByRole('note')).toBeVisible();
      await page.getByRole('main').locator('a[href^="/policies/"]').first().click();
      await expect(page.getByRole('note')).toBeVisible();
    });
  });
}

test('the switch of language works', async ({ unscripted: page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Svenska' }).first().click();
  await expect(page).toHaveURL(/\/sv\/faq\?lng=sv$/);
  await expect(page.locator('h1')).toHaveText(messagesOf('sv', 'faq')('faq', 'title'));
});

/** What a prospect wrote is not lost before, without or beside the application. */
import { randomUUID } from 'node:crypto';
import { pagePath } from '../../src/site/paths.ts';
import { contactForm } from './support/contactForm.ts';
import { messagesWith } from './support/outbox.ts';
import { site } from './support/sites.ts';
import { applicationEntry, expect, test } from './support/test.ts';
import { config, languages } from './support/words.ts';

for (const { code } of languages) {
  const { say, form, path, sendButton, open, fill, expectKept } = contactForm(code);

  test.describe(code, () => {
    test.use({ locale: code });

    test('a message sent before the application is ready is held and then sent', async ({
      page,
    }) => {
      const message = `Early ${randomUUID()}`;
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(applicationEntry(), async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await fill(page, message);
      await sendButton(page).click();
      await expectKept(page, message);
      release();
      await expect(page.getByText(form('toast.sentTitle'), { exact: true })).toBeVisible();
      expect(await messagesWith(site.outbox, message)).toHaveLength(1);
      await expect(page).toHaveURL(path);
    });

    test('words that did not come at first are asked for again by the next press', async ({
      page,
    }) => {
      const message = `Third time ${randomUUID()}`;
      await page.route('**/assets/words/**', (route) => route.abort());
      await page.goto(path);
      await fill(page, message);
      await sendButton(page).click();
      await expect(page.getByText(say('common', 'offline'))).toBeVisible();
      await page.unroute('**/assets/words/**');
      await sendButton(page).click();
      await expect(page.getByText(form('toast.sentTitle'), { exact: true })).toBeVisible();
      expect(await messagesWith(site.outbox, message)).toHaveLength(1);
    });

    test('what was written is there again after a look at another page', async ({ page }) => {
      await open(page);
      await fill(page, 'To be continued');
      const banner = page.getByRole('banner');
      await banner.getByRole('link', { name: say('common', 'nav.services') }).click();
      await expect(page).toHaveURL(pagePath('services', code));
      await banner.getByRole('link', { name: say('common', 'nav.contact') }).click();
      await expectKept(page, 'To be continued');
    });

    test('a tooltip that cannot be loaded takes nothing with it', async ({ page, context }) => {
      await open(page);
      await fill(page, 'Still here');
      await context.setOffline(true);
      const failed = page.waitForEvent('requestfailed');
      await page.getByRole('banner').getByRole('button').hover();
      await failed;
      await expectKept(page, 'Still here');
      await context.setOffline(false);
    });

    test('without JavaScript the page gives the address and no button to press in vain', async ({
      browser,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(path);
      const mail = page.getByRole('main').locator(`noscript a[href="mailto:${config.email}"]`);
      await expect(mail).toBeVisible();
      const buttons = sendButton(page).filter({ visible: true });
      await expect(buttons).toHaveCount(1);
      await expect(buttons).toBeDisabled();
      await page.close();
    });

    test('an application that cannot be loaded says so and keeps what was written', async ({
      page,
    }) => {
      await page.route(applicationEntry(), (route) => route.abort());
      await page.goto(path);
      await fill(page, 'Not lost');
      await sendButton(page).click();
      await expect(page.getByText(say('common', 'offline'))).toBeVisible();
      await expectKept(page, 'Not lost');
    });
  });
}

/** Input before hydration is kept, even if the application cannot be loaded. */
import { randomUUID } from 'node:crypto';
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { chatFunction } from '../../supabase/functions/_shared/contract.ts';
import { applicationEntry, openUnready } from './support/built.ts';
import { contactForm } from './support/contactForm.ts';
import { mockFunction } from './support/functions.ts';
import { expectNothingTyped, recordTraffic, typed } from './support/logIn.ts';
import { messagesWith } from './support/outbox.ts';
import { site } from './support/sites.ts';
import { expect, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

for (const { code } of languages) {
  const { say, path, sendButton, toast, fill, expectKept } = contactForm(code);

  test(`${code}: a message is queued and then sent`, async ({ page }) => {
    const message = `Early ${randomUUID()}`;
    const release = await openUnready(page, 'contact', code);
    await fill(page, message);
    await sendButton(page).click();
    await expectKept(page, message);
    release();
    await expect(toast(page, 'sent')).toBeVisible();
    expect(await messagesWith(site, message)).toHaveLength(1);
    await expect(page).toHaveURL(path);
  });

  test(`${code}: an application that cannot be loaded says so and keeps the input`, async ({
    page,
  }) => {
    await page.route(applicationEntry, (route) => route.abort());
    await page.goto(path);
    await fill(page, 'Not lost');
    await sendButton(page).click();
    await expect(page.getByText(say('common', 'offline'))).toBeVisible();
    await expectKept(page, 'Not lost');
  });
}

test.describe('in one language', () => {
  const code = 'sv';
  const say = (id: PageId, namespace: string, key: string) => messagesOf(code, id)(namespace, key);

  test('messages that could not be loaded are requested again on the next click', async ({
    page,
  }) => {
    const { path, sendButton, toast, fill } = contactForm(code);
    const message = `Third time ${randomUUID()}`;
    await page.route('**/assets/words/**', (route) => route.abort());
    await page.goto(path);
    await fill(page, message);
    await sendButton(page).click();
    await expect(page.getByText(say('contact', 'common', 'offline'))).toBeVisible();
    await page.unroute('**/assets/words/**');
    await sendButton(page).click();
    await expect(toast(page, 'sent')).toBeVisible();
    expect(await messagesWith(site, message)).toHaveLength(1);
  });

  test('a tooltip that cannot be loaded breaks nothing else', async ({ fresh: page }) => {
    const { open, fill, expectKept } = contactForm(code);
    await open(page);
    await fill(page, 'Still here');
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('banner').getByRole('button').hover();
    await failed;
    await expectKept(page, 'Still here');
  });

  test('a question to the chat is queued and then sent', async ({ page }) => {
    const calls = await mockFunction(page, chatFunction, () => ({ response: 'There you are' }));
    const release = await openUnready(page, 'chat', code);
    const field = page.getByRole('textbox', { name: say('chat', 'chat', 'field.label') });
    await field.pressSequentially('Early');
    await field.press('Enter');
    await expect(field).toHaveValue('Early');
    release();
    await expect(page.getByRole('log')).toContainText('There you are');
    expect(calls).toMatchObject([{ message: 'Early' }]);
  });

  test('a queued click opens the Help Center after hydration', async ({ page }) => {
    const release = await openUnready(page, 'services', code);
    const helpCenter = say('services', 'common', 'footer.helpCenter');
    await page.getByRole('contentinfo').getByRole('button', { name: helpCenter }).click();
    release();
    const title = say('services', 'live-chat', 'title');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });

  test('a menu that is open stays open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openUnready(page, 'home', code);
    const menu = page.locator('summary', { hasText: say('home', 'common', 'nav.menu') });
    await menu.click();
    const contact = say('home', 'common', 'nav.contact');
    const link = page.getByRole('banner').getByRole('link', { name: contact });
    await expect(link).toBeVisible();
    release();
    await untilReady(page);
    await expect(link).toBeVisible();
  });

  test('Sign In is queued, and passes on no input', async ({ page }) => {
    const traffic = recordTraffic(page);
    const release = await openUnready(page, 'user', code);
    const main = page.getByRole('main');
    await main.getByLabel(say('user', 'log-in', 'email')).fill(typed.email);
    await main.getByLabel(new RegExp(`^${say('user', 'log-in', 'password')}`)).fill(typed.password);
    const signIn = say('user', 'log-in', 'signIn');
    await main.getByRole('button', { name: signIn, exact: true }).click();
    await expect(page).toHaveURL(pagePath('user', code));
    release();
    await expect(page).toHaveURL(pagePath('contact', code));
    expectNothingTyped(traffic);
  });
});

/** The specification's chapter 8, row by row: what goes wrong, and what is then said. */
import { pagePath } from '../../../src/site/paths.ts';
import { contactForm } from '../support/contactForm.ts';
import { expect, type Page, test, untilReady } from '../support/test.ts';
import { config, wordsOf } from '../support/words.ts';
import { breakPage, fixed, inEveryLanguage, open, standIn, wordsIn } from './support.ts';

inEveryLanguage((code) => {
  const contact = contactForm(code);
  const chat = wordsIn(code, 'chat');

  async function expectToast(page: Page, role: 'alert' | 'status', title: string, text: string) {
    const toast = page.getByRole(role).filter({ hasText: text });
    await expect(toast.getByText(title, { exact: true })).toBeVisible();
    await expect(toast.getByText(text, { exact: true })).toBeVisible();
  }

  /** Asks the chat a question, and expects a failure in its bubble, in Swedish besides. */
  async function expectFailure(page: Page, key: string) {
    const main = await open(page, 'chat', code);
    await main.getByRole('textbox').fill('A question');
    await main.getByRole('textbox').press('Enter');
    const log = main.getByRole('log');
    await expect(log.getByText(chat(`chat-failures:${key}`), { exact: true })).toBeVisible();
    const swedish = wordsOf('sv', 'chat')('chat-failures', key);
    await expect(log.getByText(swedish, { exact: true })).toBeVisible();
    const marked = log.locator('[lang=sv]');
    if (code === 'sv') await expect(marked).toHaveCount(0);
    else await expect(marked).toHaveText(swedish);
    // In the bubble: the AI says it.
    await expect(log.getByText(chat('senders.ai'))).toHaveCount(2);
  }

  test("ch. 8: \"Contact, required field missing — Destructive toast 'Error' / 'Please fill in all required fields'; nothing sent.\"", async ({
    page,
  }) => {
    const calls = await standIn(page, 'send-contact-email', () => ({}));
    await contact.open(page);
    await contact.sendButton(page).click();
    await expectToast(
      page,
      'alert',
      fixed(code, 'Error', () => contact.form('toast.errorTitle')),
      fixed(code, 'Please fill in all required fields', () => contact.form('toast.missing')),
    );
    expect(calls).toEqual([]);
  });

  test("ch. 8: \"Contact, send fails — Destructive toast 'Error' / 'Failed to send message. Please try again or contact us directly at {email}'; form kept.\"", async ({
    page,
  }) => {
    const calls = await standIn(page, 'send-contact-email', () => 500);
    await contact.open(page);
    await contact.fill(page, 'A message');
    await contact.sendButton(page).click();
    await expectToast(
      page,
      'alert',
      fixed(code, 'Error', () => contact.form('toast.errorTitle')),
      fixed(
        code,
        `Failed to send message. Please try again or contact us directly at ${config.email}`,
        () => contact.form('toast.failed'),
      ),
    );
    expect(contact.form('toast.failed')).toContain(config.email);
    expect(calls).toHaveLength(1);
    await contact.expectKept(page, 'A message');
  });

  test("ch. 8: \"Contact, success — Toast 'Message Sent!' / 'Your message has been sent successfully. We'll get back to you within 24 hours.'; form cleared.\"", async ({
    page,
  }) => {
    await standIn(page, 'send-contact-email', () => ({}));
    await contact.open(page);
    await contact.fill(page, 'A message');
    await contact.sendButton(page).click();
    await expectToast(
      page,
      'status',
      fixed(code, 'Message Sent!', () => contact.form('toast.sentTitle')),
      fixed(
        code,
        "Your message has been sent successfully. We'll get back to you within 24 hours.",
        () => contact.form('toast.sent'),
      ),
    );
    await expect(contact.field(page, 'firstName')).toHaveValue('');
    await expect(contact.field(page, 'message')).toHaveValue('');
  });

  test('ch. 8: "Chat, function error — An AI bubble, in Swedish, says there are technical problems and to try again shortly."', async ({
    page,
  }) => {
    await standIn(page, 'chat-with-ai', () => 500);
    await expectFailure(page, 'functionError');
    await expect(page.getByRole('log')).toContainText(/tekniska problem/i);
    await expect(page.getByRole('log')).toContainText(/försök igen/i);
    if (code === 'en') {
      await expect(page.getByRole('log')).toContainText(/technical problems.*try again shortly/i);
    }
  });

  test('ch. 8: "Chat, both response and fallback absent — A Swedish text saying sorry, no answer could be generated."', async ({
    page,
  }) => {
    await standIn(page, 'chat-with-ai', () => ({}));
    await expectFailure(page, 'noAnswer');
    await expect(page.getByRole('log')).toContainText(/(tyvärr|ledsen|beklagar).*svar/i);
    if (code === 'en') await expect(page.getByRole('log')).toContainText(/sorry.*answer/i);
  });

  test('ch. 8: "Chat, fallback present — The fallback is shown as the reply."', async ({
    page,
  }) => {
    await standIn(page, 'chat-with-ai', (_sent, call) =>
      call === 1 ? { fallback: 'The fallback' } : { response: 'The reply', fallback: 'Not this' },
    );
    const main = await open(page, 'chat', code);
    const log = main.getByRole('log');
    for (const reply of ['The fallback', 'The reply']) {
      await main.getByRole('textbox').fill('A question');
      await main.getByRole('textbox').press('Enter');
      await expect(log.getByText(reply, { exact: true })).toBeVisible();
    }
    await expect(log).not.toContainText('Not this');
    await expect(log).not.toContainText(chat('chat-failures:noAnswer'));
  });

  test('ch. 8: "Unknown route — 404 page."', async ({ page }) => {
    const say = wordsIn(code, 'not-found');
    const response = await page.goto(`${pagePath('faq', code)}/nothing-here`);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      fixed(code, 'Oops! Page not found', () => say('title')),
    );
  });

  test('ch. 8: "Unhandled routing error — \'Unexpected Application Error!\' with the message."', async ({
    page,
  }) => {
    const message = 'Services cannot be drawn today';
    await breakPage(page, 'services', message);
    await page.goto(pagePath('about', code));
    await untilReady(page);
    await page
      .getByRole('contentinfo')
      .locator(`a[href="${pagePath('services', code)}"]`)
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      fixed(code, 'Unexpected Application Error!', () => chat('common:error.title')),
    );
    await expect(page.getByRole('alert')).toHaveText(message);
  });

  test('ch. 8: "Chat texts and logs are in Swedish."', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await standIn(page, 'chat-with-ai', (_sent, call) => (call === 1 ? 500 : {}));
    const main = await open(page, 'chat', code);
    for (const [place, key] of ['functionError', 'noAnswer'].entries()) {
      await main.getByRole('textbox').fill(`Question ${place}`);
      await main.getByRole('textbox').press('Enter');
      await expect(main.getByRole('log')).toContainText(chat(`chat-failures:${key}`));
    }
    const swedish = logged.filter((text) => /chatten/i.test(text));
    expect(swedish).toHaveLength(2);
    expect(swedish[0]).toMatch(/misslyckades/i);
    expect(swedish[1]).toMatch(/varken svar/i);
  });
});

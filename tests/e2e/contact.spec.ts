/** A prospect writes: through a real browser to the real function, read back from the outbox. */
import { randomUUID } from 'node:crypto';
import { contactForm, person } from './support/contactForm.ts';
import { messagesWith } from './support/outbox.ts';
import { site } from './support/sites.ts';
import { expect, test } from './support/test.ts';
import { config, languages, wordsOf } from './support/words.ts';

const functionAddress = '**/functions/v1/send-contact-email';

for (const { code } of languages) {
  const { form, field, sendButton, open, fill, expectKept } = contactForm(code);

  test.describe(code, () => {
    test.use({ locale: code });

    test('a message arrives, the form is cleared and a toast says so', async ({ page }) => {
      const message = `Hej!\nVi är fyrtio säljare. ${randomUUID()}`;
      await open(page);
      await fill(page, message);
      await field(page, 'company').fill('Näckros & Söner <AB>');
      await sendButton(page).click();
      await expect(page.getByText(form('toast.sentTitle'), { exact: true })).toBeVisible();
      await expect(page.getByText(form('toast.sent'), { exact: true })).toBeVisible();
      await expect(field(page, 'message')).toHaveValue('');
      await expect(field(page, 'email')).toHaveValue('');

      const [mail, ...others] = await messagesWith(site.outbox, message.split(' ').at(-1)!);
      expect(others).toEqual([]);
      expect(mail?.replyTo).toEqual([
        { address: person.email, name: `${person.firstName} ${person.lastName}` },
      ]);
      expect(mail?.to).toHaveLength(1);
      expect(mail?.text).toContain('Vi är fyrtio säljare.');
      expect(mail?.text).toContain('Näckros & Söner <AB>');
      expect(mail?.subject?.toLowerCase()).toContain(code);
    });

    test('an empty or blank required field sends nothing, says so in a toast and at the field', async ({
      page,
    }) => {
      let calls = 0;
      page.on('request', (request) => (calls += request.url().includes('/functions/') ? 1 : 0));
      await open(page);
      await fill(page, 'Hello');
      await field(page, 'lastName').fill('   ');
      await field(page, 'email').fill('');
      await sendButton(page).click();
      const toast = page.getByRole('alert').filter({ hasText: form('toast.missing') });
      await expect(toast).toBeVisible();
      await expect(toast).toContainText(form('toast.errorTitle'));
      for (const key of ['lastName', 'email'] as const) {
        await expect(field(page, key)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, key)).toHaveAccessibleDescription(
          new RegExp(form(`faults.missing.${key}`)),
        );
      }
      await expect(field(page, 'message')).toHaveValue('Hello');
      expect(calls).toBe(0);
    });

    test('a failed send keeps the form, says whom to write to, and can be tried again', async ({
      page,
    }) => {
      const message = `Second try ${randomUUID()}`;
      const keys: (string | undefined)[] = [];
      await page.route(functionAddress, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        keys.push(route.request().headers()['idempotency-key']);
        return keys.length === 1 ? route.fulfill({ status: 500, body: 'Oops' }) : route.fallback();
      });
      await open(page);
      await fill(page, message);
      await sendButton(page).click();
      await expect(page.getByText(form('toast.failed'), { exact: true })).toBeVisible();
      expect(form('toast.failed')).toContain(config.email);
      await expectKept(page, message);
      await expect(sendButton(page)).toBeEnabled();
      await sendButton(page).click();
      await expect(page.getByText(form('toast.sentTitle'), { exact: true })).toBeVisible();
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBeTruthy();
      expect(keys[1]).toBe(keys[0]);
      expect(await messagesWith(site.outbox, message)).toHaveLength(1);
    });

    test('ten clicks and a double Enter send once, the button says so meanwhile', async ({
      page,
    }) => {
      const message = `Only once ${randomUUID()}`;
      let posts = 0;
      await page.route(functionAddress, async (route) => {
        if (route.request().method() === 'POST') posts += 1;
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.fallback();
      });
      await open(page);
      await fill(page, message);
      await sendButton(page).evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 10; press++) button.click();
      });
      await expect(sendButton(page)).toHaveText(form('sending'));
      await expect(sendButton(page)).toBeDisabled();
      await field(page, 'lastName').press('Enter');
      await field(page, 'lastName').press('Enter');
      await expect(page.getByText(form('toast.sentTitle'), { exact: true })).toBeVisible();
      expect(posts).toBe(1);
      expect(await messagesWith(site.outbox, message)).toHaveLength(1);
    });

    test('offline, the failure is told and the form kept', async ({ page, context }) => {
      await open(page);
      await fill(page, 'Offline');
      await context.setOffline(true);
      await sendButton(page).click();
      await expect(page.getByText(form('toast.failed'), { exact: true })).toBeVisible({
        timeout: 15_000,
      });
      await expectKept(page, 'Offline');
      await context.setOffline(false);
    });

    test('a network that never answers fails within 15 seconds', async ({ page }) => {
      await page.route(functionAddress, () => new Promise(() => {}));
      await open(page);
      await fill(page, 'Slow');
      await sendButton(page).click();
      await expect(page.getByText(form('toast.failed'), { exact: true })).toBeVisible({
        timeout: 15_000,
      });
      await expectKept(page, 'Slow');
    });
  });
}

test('the English toasts speak the specification to the letter', () => {
  const say = wordsOf('en', 'contact');
  const toasts = ['errorTitle', 'missing', 'failed', 'sentTitle', 'sent'].map((key) =>
    say('contact-form', `toast.${key}`),
  );
  expect(toasts).toEqual([
    'Error',
    'Please fill in all required fields',
    `Failed to send message. Please try again or contact us directly at ${config.email}`,
    'Message Sent!',
    "Your message has been sent successfully. We'll get back to you within 24 hours.",
  ]);
  expect(say('contact-form', 'sending')).toBe('Sending...');
});

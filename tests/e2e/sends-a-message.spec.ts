/** The contact form in a real browser with the real function; messages are read from the outbox. */
import { randomUUID } from 'node:crypto';
import { contactFunction } from '../../supabase/functions/_shared/contract.ts';
import { responseHours } from '../../src/content/facts.ts';
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { contactForm, fields, functionAddress, person } from './support/contactForm.ts';
import { mockFunction } from './support/functions.ts';
import { messagesWith } from './support/outbox.ts';
import { site } from './support/sites.ts';
import { expect, holdBack, type Page, test } from './support/test.ts';
import { config, fixed, languages } from './support/messages.ts';

for (const { code } of languages) {
  const { say, form, field, sendButton, open, fill } = contactForm(code);
  /** The toast of a role, with the title and text that the specification gives it. */
  const toast = (page: Page, role: 'alert' | 'status', title: string, text: string) =>
    page
      .getByRole(role)
      .filter({ has: page.getByText(title, { exact: true }) })
      .filter({ has: page.getByText(text, { exact: true }) });
  const failure = (page: Page, text: string) =>
    toast(page, 'alert', fixed(code, 'Error', form('toast.errorTitle')), text);
  const missing = fixed(code, 'Please fill in all required fields', form('toast.missing'));

  test.describe(code, () => {
    // Ch. 2: “Two-column page: intro and a form (first name, last name, email, company optional,
    // message). Shows the contact address {email} and the text 'We typically respond within 24
    // hours'.” Ch. 5: “first name, last name, email and message are required (marked *); the email
    // input is of type email; company is optional.” Ch. 9: “Response promise: within 24 hours.”
    test('the form has five fields, one optional, and who receives it', async ({ page }) => {
      await open(page);
      const main = page.getByRole('main');
      const boxes = main.locator('form').getByRole('textbox');
      await expect(boxes).toHaveCount(fields.length);
      for (const [place, name] of fields.entries()) {
        const box = boxes.nth(place);
        const label = main.locator(`label[for=${await box.getAttribute('id')}]`);
        await expect(label).toHaveText(
          name === 'company' ? form('fields.company') : `${form(`fields.${name}`)} *`,
        );
        await expect(box).toHaveJSProperty('required', name !== 'company');
      }
      await expect(field(page, 'email')).toHaveAttribute('type', 'email');
      const address = main.getByRole('link', { name: config.email, exact: true }).first();
      await expect(address).toHaveAttribute('href', `mailto:${config.email}`);
      await expect(main).toContainText(
        fixed(code, 'We typically respond within 24 hours', say('contact', 'promise')),
      );
      const intro = (await main.getByText(say('contact', 'lead')).boundingBox())!;
      const column = (await main.locator('form').boundingBox())!;
      expect(intro.x + intro.width).toBeLessThanOrEqual(column.x);
      expect(intro.y).toBeLessThan(column.y + column.height);
      expect(column.y).toBeLessThan(intro.y + intro.height);
    });

    // Ch. 4: “idle, then submitting (button reads 'Sending...' and is disabled), then success (form
    // cleared)”. Ch. 8: “Toast 'Message Sent!' / 'Your message has been sent successfully. We'll get
    // back to you within 24 hours.'; form cleared.”
    test('a message arrives once for ten clicks and a double Enter, and the form is cleared', async ({
      page,
    }) => {
      const message = `Hej!\nVi är fyrtio säljare. ${randomUUID()}`;
      let posts = 0;
      page.on('request', (request) => (posts += request.url().includes('/functions/') ? 1 : 0));
      const letArrive = await holdBack(page, functionAddress);
      await open(page);
      await expect(sendButton(page)).toHaveText(form('send'));
      await fill(page, message);
      await field(page, 'company').fill('Näckros & Söner <AB>');
      await sendButton(page).evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 10; press++) button.click();
      });
      await expect(sendButton(page)).toHaveText(fixed(code, 'Sending...', form('sending')));
      await expect(sendButton(page)).toBeDisabled();
      await field(page, 'lastName').press('Enter');
      await field(page, 'lastName').press('Enter');
      letArrive();
      const sent =
        "Your message has been sent successfully. We'll get back to you within 24 hours.";
      await expect(
        toast(
          page,
          'status',
          fixed(code, 'Message Sent!', form('toast.sentTitle')),
          fixed(code, sent, form('toast.sent')),
        ),
      ).toBeVisible();
      for (const name of fields) await expect(field(page, name)).toHaveValue('');
      await expect(sendButton(page)).toBeEnabled();
      expect(posts).toBe(1);

      // The response time begins, and ends at a time in the visitor's time zone.
      const day = page.locator('form').getByRole('figure');
      await expect(day.locator('path')).toHaveCount(responseHours);
      const time = day.getByRole('time');
      const end = new Date((await time.getAttribute('datetime'))!);
      expect(Math.abs(end.getTime() - Date.now() - responseHours * 3_600_000)).toBeLessThan(60_000);
      const format = new Intl.DateTimeFormat(say('common', 'locale'), {
        weekday: 'long',
        hour: 'numeric',
        minute: 'numeric',
        timeZone: 'Europe/Stockholm',
      });
      await expect(time).toHaveText(format.format(end));
      expect(await axeViolations(page)).toEqual([]);

      const [mail, ...others] = await messagesWith(site, message.split(' ').at(-1)!);
      expect(others).toEqual([]);
      expect(mail?.replyTo).toEqual([
        { address: person.email, name: `${person.firstName} ${person.lastName}` },
      ]);
      expect(mail?.to).toHaveLength(1);
      expect(mail?.text).toContain('Vi är fyrtio säljare.');
      expect(mail?.text).toContain('Näckros & Söner <AB>');
      expect(mail?.subject?.toLowerCase()).toContain(code);
    });

    // Ch. 5: “If any required field is empty, the error 'Please fill in all required fields' is shown
    // and nothing is sent.” Ch. 8: “Destructive toast 'Error' / 'Please fill in all required fields';
    // nothing sent.” That blanks are nothing is shown in checkFields.test.ts.
    test('an empty required field sends nothing, and is reported in a toast and at the field', async ({
      page,
    }) => {
      const calls = await mockFunction(page, contactFunction, () => ({}));
      await open(page);
      for (const name of fields.filter((one) => one !== 'company')) {
        await fill(page, 'Hello');
        await field(page, name).fill(' ');
        await sendButton(page).click();
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, name)).toHaveAccessibleDescription(
          new RegExp(form(`faults.missing.${name}`)),
        );
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
        const error = failure(page, missing);
        await expect(error).toBeVisible();
        await error.getByRole('button').click();
        await expect(error).toHaveCount(0);
      }
      await expect(field(page, 'firstName')).toHaveValue(person.firstName);
      expect(calls).toEqual([]);
    });

    // Ch. 4: “or failure (form kept)”. Ch. 5: “No other validation”. Ch. 8: “Destructive toast 'Error'
    // / 'Failed to send message. Please try again or contact us directly at {email}'; form kept.”
    test('any text is sent unchanged; if that fails it is kept, and can be sent again', async ({
      page,
    }) => {
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/functions/')) keys.push(request.headers()['idempotency-key']);
      });
      const calls = await mockFunction(page, contactFunction, (call) => (call === 1 ? 500 : {}));
      const written = { firstName: '7', lastName: '-', email: 'a@b.example', message: '?' };
      await open(page);
      for (const [name, value] of Object.entries(written)) {
        await field(page, name as keyof typeof written).fill(value);
      }
      await sendButton(page).click();
      const failed = `Failed to send message. Please try again or contact us directly at ${config.email}`;
      await expect(failure(page, fixed(code, failed, form('toast.failed')))).toBeVisible();
      expect(form('toast.failed')).toContain(config.email);
      for (const [name, value] of Object.entries(written)) {
        await expect(field(page, name as keyof typeof written)).toHaveValue(value);
      }
      await expect(sendButton(page)).toHaveText(form('send'));
      await sendButton(page).click();
      await expect(page.getByText(form('toast.sent'), { exact: true })).toBeVisible();
      expect(calls).toEqual([written, written].map((message) => expect.objectContaining(message)));
      expect(keys[0]).toBeTruthy();
      expect(keys).toEqual([keys[0], keys[0]]);
    });

    // Ch. 2: “A toast notification area is shown on all pages.”
    test('a toast and the input stay across navigation', async ({ page }) => {
      await open(page);
      await field(page, 'message').fill('To be continued');
      await sendButton(page).click();
      const error = failure(page, missing);
      await expect(error).toBeVisible();
      // A toast stays under the pointer.
      await error.hover();
      const footer = page.getByRole('contentinfo');
      for (const id of ['faq', 'contact'] as const) {
        const link = footer.getByRole('link', { name: say('common', `nav.${id}`), exact: true });
        await link.evaluate((element: HTMLAnchorElement) => element.click());
        await expect(page).toHaveURL(pagePath(id, code));
        await expect(error).toBeVisible();
      }
      await expect(field(page, 'message')).toHaveValue('To be continued');
    });
  });
}

test.describe('in one language', () => {
  const { toast, sendButton, open, fill, expectKept } = contactForm('sv');

  test('offline, the failure is shown and the form kept', async ({ fresh: page }) => {
    await open(page);
    await fill(page, 'Offline');
    await page.context().setOffline(true);
    await sendButton(page).click();
    await expect(toast(page, 'failed')).toBeVisible();
    await expectKept(page, 'Offline');
  });

  test('a network that never answers fails within 15 seconds', async ({ fresh: page }) => {
    await holdBack(page, functionAddress);
    await page.clock.install();
    await open(page);
    await fill(page, 'Slow');
    const underWay = page.waitForRequest(functionAddress);
    await sendButton(page).click();
    await page.clock.fastForward(2000);
    await underWay;
    await page.clock.fastForward(13_000);
    await expect(toast(page, 'failed')).toBeVisible();
    await expectKept(page, 'Slow');
  });
});

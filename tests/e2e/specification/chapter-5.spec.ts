/** The specification's chapter 5, rule by rule: what is checked before anything is sent. */
import { pagePath } from '../../../src/site/paths.ts';
import { contactForm } from '../support/contactForm.ts';
import { expect, test } from '../support/test.ts';
import { fixed, inEveryLanguage, open, standIn, wordsIn } from './support.ts';

const required = ['firstName', 'lastName', 'email', 'message'] as const;

inEveryLanguage((code) => {
  test('ch. 5: "Contact: first name, last name, email and message are required (marked *); the email input is of type email; company is optional. If any required field is empty, the error \'Please fill in all required fields\' is shown and nothing is sent."', async ({
    page,
  }) => {
    const contact = contactForm(code);
    const calls = await standIn(page, 'send-contact-email', () => ({}));
    await contact.open(page);
    const form = page.getByRole('main').locator('form');
    for (const name of required) {
      const field = contact.field(page, name);
      await expect(field).toHaveAttribute('required');
      await expect(form.locator(`label[for=${await field.getAttribute('id')}]`)).toContainText('*');
    }
    const company = contact.field(page, 'company');
    await expect(company).not.toHaveAttribute('required');
    await expect(form.locator(`label[for=${await company.getAttribute('id')}]`)).not.toContainText(
      '*',
    );
    await expect(contact.field(page, 'email')).toHaveAttribute('type', 'email');

    const missing = fixed(code, 'Please fill in all required fields', () =>
      contact.form('toast.missing'),
    );
    const toast = page.getByRole('alert').filter({ hasText: missing });
    for (const name of required) {
      await contact.fill(page, 'A message');
      await contact.field(page, name).fill(' ');
      await contact.sendButton(page).click();
      await expect(toast).toBeVisible();
      await toast.getByRole('button').click();
      await expect(toast).toHaveCount(0);
    }
    expect(calls).toEqual([]);
  });

  test('ch. 5: "Chat: empty or whitespace-only input is not sent; the Enter key sends."', async ({
    page,
  }) => {
    const say = wordsIn(code, 'chat');
    const calls = await standIn<{ message: string }>(page, 'chat-with-ai', () => ({
      response: 'The answer',
    }));
    const main = await open(page, 'chat', code);
    const field = main.getByRole('textbox');
    for (const nothing of ['', ' \t ']) {
      await field.fill(nothing);
      await field.press('Enter');
      await expect(main.getByRole('button', { name: say('field.send') })).toBeDisabled();
    }
    await field.fill('A question');
    await field.press('Enter');
    await expect(main.getByRole('log')).toContainText('The answer');
    expect(calls.map(({ message }) => message)).toEqual(['A question']);
  });

  for (const id of ['admin', 'user'] as const) {
    test(`ch. 5: "Login forms: email (type email, required) and password (required); browser-level checks only, nothing is submitted." (/${id})`, async ({
      page,
    }) => {
      const say = wordsIn(code, id);
      const main = await open(page, id, code);
      const email = main.getByLabel(say('log-in:email'));
      const password = main.getByLabel(say('log-in:password'));
      await expect(email).toHaveAttribute('type', 'email');
      await expect(password).toHaveAttribute('type', 'password');
      for (const field of [email, password]) {
        await expect(field).toHaveAttribute('required');
        // What has no name is in no submission.
        await expect(field).not.toHaveAttribute('name');
      }
      const signIn = main.getByRole('button', { name: say('log-in:signIn'), exact: true });
      const complaint = (field: typeof email) =>
        field.evaluate((input: HTMLInputElement) =>
          input.validity.valueMissing ? 'missing' : input.validity.typeMismatch ? 'type' : 'none',
        );
      await signIn.click();
      expect(await complaint(email)).toBe('missing');
      expect(await complaint(password)).toBe('missing');
      await email.fill('no address');
      await password.fill('x');
      await signIn.click();
      expect(await complaint(email)).toBe('type');
      expect(await complaint(password)).toBe('none');
      await expect(page).toHaveURL(pagePath(id, code));
    });
  }

  test('ch. 5: "No other validation: not shown." (whatever else is written is sent as it is)', async ({
    page,
  }) => {
    const contact = contactForm(code);
    const calls = await standIn<object>(page, 'send-contact-email', () => ({}));
    await contact.open(page);
    const message = { firstName: '7', lastName: '-', email: 'a@b.example', message: '?' };
    for (const name of required) await contact.field(page, name).fill(message[name]);
    await contact.sendButton(page).click();
    await expect(page.getByText(contact.form('toast.sentTitle'), { exact: true })).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject(message);
  });
});

import { contactFunction } from '../../../supabase/functions/_shared/contract.ts';
import { pagePath } from '../../../src/site/paths.ts';
import { addressOf } from './functions.ts';
import { expect, type Page, untilReady } from './test.ts';
import { messagesOf } from './messages.ts';

/** The pattern of the function's address. */
export const functionAddress = addressOf(contactFunction);

/** A person whose name has quotes, umlauts and an emoji. */
export const person = {
  firstName: 'Åsa "Zoë"',
  lastName: 'Öberg 🌲',
  email: 'asa.oberg@example.com',
};

/** The fields in their order. */
export const fields = ['firstName', 'lastName', 'email', 'company', 'message'] as const;
type Field = (typeof fields)[number];

/** The contact page in a language, found by its messages. */
export function contactForm(language: string) {
  const say = messagesOf(language, 'contact');
  const path = pagePath('contact', language);
  const form = (key: string) => say('contact-form', key);
  const field = (page: Page, name: Field) =>
    page.getByRole('textbox', { name: form(`fields.${name}`) });
  return {
    say,
    form,
    field,
    path,
    sendButton: (page: Page) =>
      page.getByRole('main').locator('form').locator('button[type=submit]'),
    /** What a toast says. */
    toast: (page: Page, key: 'missing' | 'failed' | 'sent') =>
      page.getByText(form(`toast.${key}`), { exact: true }),
    open: async (page: Page) => {
      await page.goto(path);
      await untilReady(page);
    },
    fill: async (page: Page, message: string) => {
      for (const [name, value] of Object.entries(person)) {
        await field(page, name as Field).fill(value);
      }
      await field(page, 'message').fill(message);
    },
    expectKept: async (page: Page, message: string) => {
      await expect(field(page, 'firstName')).toHaveValue(person.firstName);
      await expect(field(page, 'message')).toHaveValue(message);
    },
  };
}

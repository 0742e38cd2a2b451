/** The contact form as its tests meet it: drawn in a language, filled in, and read from. */
import { notifications } from '@mantine/notifications';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { config } from 'virtual:site';
import { TestProviders } from '../../../tests/TestProviders.tsx';
import en from '../../../locales/en/contact-form.json';
import sv from '../../../locales/sv/contact-form.json';
import enCommon from '../../../locales/en/common.json';
import svCommon from '../../../locales/sv/common.json';
import { queryClient } from '../../backend/queryClient.ts';
import { addMessages, createI18n } from '../../i18n/instances.ts';
import { ContactForm } from './ContactForm.tsx';
import { clearDraft } from './draft.ts';

/** What was brought into view. */
export const scrollIntoView = vi.fn<Element['scrollIntoView']>();
Element.prototype.scrollIntoView = scrollIntoView;

const words = { en, sv };
const common = { en: enCommon, sv: svCommon };

/** What a prospect writes, by the label of the field. */
export const written = {
  [en.fields.firstName]: 'Åsa',
  [en.fields.lastName]: 'Öberg',
  [en.fields.email]: 'asa@foretag.example',
  [en.fields.company]: 'Företaget AB',
  [en.fields.message]: 'Hej!\nVad kostar det?',
};

/** Draws the form; what shows toasts is loaded, as it is in a browser that has come to rest. */
export async function renderForm(
  language: keyof typeof words = 'en',
  handover = { transcript: '', isWanted: false },
) {
  const i18n = createI18n(language, { product: config.product, email: config.email });
  addMessages(i18n, { [language]: { 'contact-form': words[language], common: common[language] } });
  const { container } = render(
    <TestProviders i18n={i18n}>
      <ContactForm handover={handover} />
    </TestProviders>,
  );
  act(() => notifications.clean());
  return container.querySelector('form')!;
}

/** Ends the visit: what was written, and what became of it, is forgotten. */
export function leaveSite(): void {
  cleanup();
  clearDraft();
  queryClient.clear();
}

/** @returns the field with an English label, whatever marks it carries */
export function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label, { exact: false });
}

/** Types over what stands in fields, by their labels. */
export function fillIn(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.input(field(label), { target: { value } });
  }
}

/** Lets the time pass that a person needs to fill in the form. */
export async function takeTime(milliseconds = 3000): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

export const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
export const press = () => fireEvent.click(button());

/** Fills in the form, at a person's pace, and sends it. */
export async function write(): Promise<HTMLFormElement> {
  const form = await renderForm();
  await takeTime();
  fillIn(written);
  press();
  return form;
}

/** @returns what the toast of that role says, once it is there */
export async function toast(role: 'alert' | 'status'): Promise<string> {
  const { textContent } = await screen.findByRole(role);
  return textContent;
}

/** @returns the toast's text as it is composed */
export function toastText(title: string, text: string): string {
  return title + text.replace('{{email}}', config.email) + en.toast.close;
}

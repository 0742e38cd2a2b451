import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactLimits } from '../../../supabase/functions/_shared/contract.ts';
import en from '../../../locales/en/contact-form.json';
import sv from '../../../locales/sv/contact-form.json';
import { field, fillIn, leaveSite, renderForm, toast, toastText, written } from './testForm.tsx';

const network = vi.fn<typeof fetch>();
const send = () => userEvent.click(screen.getByRole('button', { name: en.send }));
const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

beforeEach(() => vi.stubGlobal('fetch', network));
afterEach(() => {
  leaveSite();
  network.mockClear();
});

describe('a required field that is empty', () => {
  it('is told of in a toast, beside the field and in the summary; nothing is sent', async () => {
    await renderForm();
    fillIn({ ...written, [en.fields.lastName]: ' \t', [en.fields.message]: '\n' });
    await send();
    expect(await toast('alert')).toBe(toastText(en.toast.errorTitle, en.toast.missing));
    const missing = [
      [en.fields.lastName, en.faults.missing.lastName],
      [en.fields.message, en.faults.missing.message],
    ] as const;
    const summary = screen.getByRole('group', { name: '2 fields need another look' });
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(missing.map(([, text]) => text));
    for (const [label, text] of missing) {
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
      expect(describedBy(field(label))).toBe(text);
    }
    expect(field(en.fields.firstName).hasAttribute('aria-invalid')).toBe(false);
    expect(network).not.toHaveBeenCalled();
  });

  it('is no longer told of in a toast once none is', async () => {
    await renderForm();
    fillIn({ ...written, [en.fields.firstName]: '', [en.fields.email]: 'asa@' });
    await send();
    await toast('alert');
    fillIn({ [en.fields.firstName]: 'Åsa' });
    // Before it would go by itself.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 2000 });
  });

  it('is reached from the summary, and its error goes once it is mended', async () => {
    await renderForm();
    fillIn({ ...written, [en.fields.firstName]: '' });
    await send();
    await userEvent.click(screen.getByRole('link', { name: en.faults.missing.firstName }));
    expect(document.activeElement).toBe(field(en.fields.firstName));
    await userEvent.keyboard('Å');
    expect(field(en.fields.firstName).hasAttribute('aria-invalid')).toBe(false);
    expect(describedBy(field(en.fields.firstName))).toBeUndefined();
  });

  it('is struck out of the summary as it is mended, while the others stay and the focus too', async () => {
    await renderForm();
    fillIn({ ...written, [en.fields.firstName]: '', [en.fields.email]: '' });
    await send();
    const struck = () =>
      [...screen.getByRole('group').querySelectorAll('s')].map((one) => one.textContent);
    expect(struck()).toEqual([]);
    await userEvent.type(field(en.fields.firstName), 'Å');
    expect(struck()).toEqual([en.faults.missing.firstName]);
    expect(screen.getByRole('group', { name: '1 field needs another look' })).toBeDefined();
    expect(within(screen.getByRole('group')).getAllByRole('link')).toHaveLength(2);
    // Not missing any more, and not mended either.
    await userEvent.type(field(en.fields.email), 'asa');
    expect(struck()).toEqual([en.faults.missing.firstName]);
    expect(describedBy(field(en.fields.email))).toBeUndefined();
    await userEvent.type(field(en.fields.email), '@foretag.example');
    expect(struck()).toEqual([en.faults.missing.firstName, en.faults.missing.email]);
    expect(document.activeElement).toBe(field(en.fields.email));
    await userEvent.clear(field(en.fields.firstName));
    expect(struck()).toEqual([en.faults.missing.email]);
    expect(describedBy(field(en.fields.firstName))).toBe(en.faults.missing.firstName);
  });

  it('brings the focus back to the summary at every press', async () => {
    await renderForm();
    await send();
    await send();
    expect(document.activeElement).toBe(screen.getByRole('group'));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });
});

describe('a malformed address', () => {
  it('has words of its own, and none of missing fields', async () => {
    await renderForm();
    fillIn({ ...written, [en.fields.email]: 'asa@foretag' });
    await send();
    expect(describedBy(field(en.fields.email))).toBe(en.faults.malformed);
    expect(screen.getByRole('group', { name: '1 field needs another look' })).toBeDefined();
    expect(screen.queryByText(en.toast.missing)).toBeNull();
    expect(network).not.toHaveBeenCalled();
  });

  it('keeps its error while it stays malformed', async () => {
    await renderForm();
    fillIn({ ...written, [en.fields.email]: 'asa' });
    await send();
    fillIn({ [en.fields.email]: 'asa@foretag' });
    expect(describedBy(field(en.fields.email))).toBe(en.faults.malformed);
    fillIn({ [en.fields.email]: 'asa@foretag.example' });
    expect(field(en.fields.email).hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('a field that is left', () => {
  const leave = () => userEvent.tab();
  const struck = () => [...screen.getByRole('group').querySelectorAll('s')];

  it('is told of where it is malformed, until it is mended, and the focus goes on', async () => {
    await renderForm();
    await userEvent.type(field(en.fields.email), 'asa@foretag');
    expect(field(en.fields.email).hasAttribute('aria-invalid')).toBe(false);
    await leave();
    expect(describedBy(field(en.fields.email))).toBe(en.faults.malformed);
    expect(document.activeElement).toBe(field(en.fields.company));
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.type(field(en.fields.email), '.example');
    expect(field(en.fields.email).hasAttribute('aria-invalid')).toBe(false);
  });

  it('is told of by the press where it is left for the button, which stays where it is', async () => {
    await renderForm();
    await userEvent.type(field(en.fields.email), 'asa');
    const button = screen.getByRole('button', { name: en.send });
    fireEvent.blur(field(en.fields.email), { relatedTarget: button });
    expect(field(en.fields.email).hasAttribute('aria-invalid')).toBe(false);
  });

  it('is not told of where it is empty, before the form is sent', async () => {
    await renderForm();
    await userEvent.click(field(en.fields.firstName));
    await leave();
    expect(field(en.fields.firstName).hasAttribute('aria-invalid')).toBe(false);
  });

  it('is named in the summary by what is wrong with it now', async () => {
    await renderForm();
    await send();
    await userEvent.type(field(en.fields.email), 'asa');
    await leave();
    expect(screen.getByRole('link', { name: en.faults.malformed })).toBeDefined();
    expect(screen.queryByRole('link', { name: en.faults.missing.email })).toBeNull();
    expect(document.activeElement).toBe(field(en.fields.company));
    expect(struck()).toEqual([]);
    await userEvent.clear(field(en.fields.email));
    await leave();
    expect(screen.getByRole('link', { name: en.faults.missing.email })).toBeDefined();
    expect(describedBy(field(en.fields.email))).toBe(en.faults.missing.email);
  });
});

it('never cuts what is too long, and says so instead', async () => {
  await renderForm();
  fillIn({ ...written, [en.fields.message]: '' });
  await userEvent.click(field(en.fields.message));
  await userEvent.paste('x'.repeat(contactLimits.message + 1));
  await send();
  expect(field(en.fields.message).value).toHaveLength(contactLimits.message + 1);
  const fault = en.faults.tooLong.replace('{{limit, number}}', '5,000');
  expect(describedBy(field(en.fields.message))).toBe(fault);
  expect(screen.getByRole('link', { name: fault })).toBeDefined();
  expect(network).not.toHaveBeenCalled();
});

it('speaks the language it stands in', async () => {
  await renderForm('sv');
  await userEvent.click(screen.getByRole('button', { name: sv.send }));
  expect(await toast('alert')).toContain(sv.toast.missing);
  expect(describedBy(field(sv.fields.email))).toBe(sv.faults.missing.email);
});

it('asks for each field as browsers know it, and never posts into an address', async () => {
  const form = await renderForm();
  expect(form).toMatchObject({ method: 'post', noValidate: true });
  const fields = Object.values(en.fields).map(field);
  expect(fields.map(({ autocomplete, required, type }) => [autocomplete, required, type])).toEqual([
    ['given-name', true, 'text'],
    ['family-name', true, 'text'],
    ['email', true, 'email'],
    ['organization', false, 'text'],
    ['', true, 'textarea'],
  ]);
});

it('hides its honeypot from screen readers, keyboards and autofill', async () => {
  const form = await renderForm();
  const honeypot = form.querySelector<HTMLInputElement>('[aria-hidden="true"] input')!;
  expect(honeypot.closest('[inert]')).not.toBeNull();
  expect(honeypot).toMatchObject({ tabIndex: -1, autocomplete: 'off' });
  expect(screen.getAllByRole('textbox')).not.toContain(honeypot);
});

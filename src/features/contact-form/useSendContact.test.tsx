import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { responseHours } from '../../content/facts.ts';
import en from '../../../locales/en/contact-form.json';
import sv from '../../../locales/sv/contact-form.json';
import {
  button,
  field,
  fillIn,
  leaveSite,
  press,
  renderForm,
  scrollIntoView,
  takeTime,
  toast,
  toastText,
  write,
  written,
} from './testForm.tsx';

const network = vi.fn<typeof fetch>();
const accept = async () => Response.json({ ok: true });
const refuse = (code: string) => async () =>
  Response.json({ error: { code, message: '-' } }, { status: 502 });
const keys = () =>
  network.mock.calls.map(([, init]) => new Headers(init!.headers).get('idempotency-key'));
const failed = toastText(en.toast.errorTitle, en.toast.failed);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  leaveSite();
  network.mockReset();
  scrollIntoView.mockReset();
  vi.useRealTimers();
});

function expectKept(): void {
  for (const [label, value] of Object.entries(written)) expect(field(label).value).toBe(value);
}

describe('a message', () => {
  it('is sent as the specification has it, told of, and cleared', async () => {
    network.mockImplementation(accept);
    const form = await write();
    expect(button()).toMatchObject({ textContent: en.sending, disabled: true, ariaBusy: 'true' });
    expect(await toast('status')).toBe(toastText(en.toast.sentTitle, en.toast.sent));
    expect(JSON.parse(network.mock.calls[0]![1]!.body as string)).toEqual({
      firstName: 'Åsa',
      lastName: 'Öberg',
      email: 'asa@foretag.example',
      company: 'Företaget AB',
      message: 'Hej!\nVad kostar det?',
    });
    expect([...new FormData(form).values()].filter(Boolean)).toEqual([]);
    expect(button()).toMatchObject({ textContent: en.send, disabled: false });
    const receipt = screen.getByText(en.outcome.sent).parentElement;
    expect(scrollIntoView.mock.contexts).toEqual([receipt]);
    expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ block: 'nearest' }));
    expect(button().getAttribute('aria-describedby')).toBe(receipt!.id);
  });

  it('begins the hours within which we answer, and says when they end', async () => {
    vi.setSystemTime(new Date(2026, 2, 2, 9, 41));
    network.mockImplementation(accept);
    await write();
    await toast('status');
    const end = screen.getByText<HTMLTimeElement>('Tuesday', { exact: false, selector: 'time' });
    const hours = (Date.parse(end.dateTime) - new Date(2026, 2, 2, 9, 41).getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(responseHours, 1);
    expect(end.textContent).toContain('09:41');
    expect(end.closest('figure')!.querySelectorAll('path')).toHaveLength(responseHours);
    fireEvent.input(field(en.fields.message), { target: { value: 'One more thing' } });
    await waitFor(() => expect(screen.queryByRole('figure')).toBeNull());
  });

  it('carries the language it was written in', async () => {
    network.mockImplementation(accept);
    await renderForm('sv');
    await takeTime();
    const values = Object.values(written);
    fillIn(Object.fromEntries(Object.values(sv.fields).map((label, at) => [label, values[at]!])));
    fireEvent.click(screen.getByRole('button', { name: sv.send }));
    expect(await toast('status')).toContain(sv.toast.sent);
    expect(new Headers(network.mock.calls[0]![1]!.headers).get('accept-language')).toBe('sv');
  });

  it('goes once, however often and whenever it is pressed', async () => {
    network.mockImplementation(accept);
    const form = await write();
    for (let times = 0; times < 9; times += 1) press();
    fireEvent.submit(form);
    await toast('status');
    fireEvent.submit(form);
    await takeTime(100);
    expect(network).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('waits where it is sent faster than a hand can write', async () => {
    network.mockImplementation(accept);
    await renderForm();
    fillIn(written);
    press();
    await takeTime(500);
    expect(network).not.toHaveBeenCalled();
    expect(button().textContent).toBe(en.sending);
    await takeTime(2000);
    expect(network).toHaveBeenCalledTimes(1);
    await toast('status');
  });

  it('is thanked for until the form is sent empty', async () => {
    network.mockImplementation(accept);
    await write();
    await toast('status');
    await takeTime(1000);
    press();
    expect(await screen.findByRole('group')).toBeDefined();
    expect(screen.queryByText(en.outcome.sent)).toBeNull();
  });

  it('can be followed by another one with a key of its own', async () => {
    network.mockImplementation(accept);
    await write();
    await toast('status');
    fillIn(written);
    press();
    await waitFor(() => expect(network).toHaveBeenCalledTimes(2));
    expect(new Set(keys()).size).toBe(2);
    await waitFor(() => expect(button().disabled).toBe(false));
  });
});

describe('a failure', () => {
  it.each([
    ['delivery_failed', en.outcome.failed],
    ['delivery_unknown', en.outcome.delivery_unknown],
    ['not_yet_invented', en.outcome.failed],
  ])('%s keeps the form and says so', async (code, outcome) => {
    network.mockImplementation(refuse(code));
    await write();
    expect(await toast('alert')).toBe(failed);
    expectKept();
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText(outcome)]);
    expect(button().disabled).toBe(false);
  });

  it('is told at once where there is no network', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await write();
    expect(await toast('alert')).toBe(failed);
    expectKept();
    expect(screen.getByText(en.outcome.network)).toBeDefined();
  });

  it('is told within fifteen seconds where no answer comes', async () => {
    network.mockImplementation(() => new Promise(() => {}));
    await write();
    await takeTime(13_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await takeTime(1500);
    expect(await toast('alert')).toBe(failed);
    expectKept();
    expect(screen.getByText(en.outcome.timeout)).toBeDefined();
  });

  it('can be tried again under the same key, until something is edited', async () => {
    network.mockImplementation(refuse('delivery_failed'));
    await write();
    await toast('alert');
    press();
    await waitFor(() => expect(network).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(button().disabled).toBe(false));
    fillIn({ [en.fields.message]: 'Hej igen' });
    fillIn({ [en.fields.message]: written[en.fields.message]! });
    press();
    await waitFor(() => expect(network).toHaveBeenCalledTimes(3));
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  it('with a key that is taken is tried again under another', async () => {
    network.mockImplementationOnce(refuse('idempotency_conflict')).mockImplementation(accept);
    await write();
    await toast('alert');
    press();
    await toast('status');
    expect(new Set(keys()).size).toBe(2);
  });

  it('is what a machine gets that fills in the honeypot', async () => {
    const form = await renderForm();
    await takeTime();
    fillIn(written);
    form.querySelector<HTMLInputElement>('[aria-hidden="true"] input')!.value =
      'https://spam.example';
    press();
    expect(await toast('alert')).toBe(failed);
    expectKept();
    await takeTime(20_000);
    expect(network).not.toHaveBeenCalled();
  });
});

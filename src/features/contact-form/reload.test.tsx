/** A message that outlives its document: a reload, a new version, a crash. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../../locales/en/contact-form.json';

const network = vi.fn<typeof fetch>();
const accept = async () => Response.json({ ok: true });
const kept = () => sessionStorage.getItem('contact-draft');
const keys = () =>
  network.mock.calls.map(([, init]) => new Headers(init!.headers).get('idempotency-key'));

/** The form as the document has it: each loads its modules anew, and finds what the tab has kept. */
let site: typeof import('./testForm.tsx');
const values = () => [...new FormData(document.querySelector('form')!).values()].filter(Boolean);
const everything = () => Object.values(site.written);

async function load(): Promise<void> {
  // As it ends, a document gives its form no time to be taken down; here its listeners have to go.
  const before = kept();
  cleanup();
  if (before) sessionStorage.setItem('contact-draft', before);
  document.body.replaceChildren();
  vi.resetModules();
  site = await import('./testForm.tsx');
}

async function reload(...how: Parameters<typeof site.renderForm>): Promise<void> {
  await load();
  await site.renderForm(...how);
}

/** Writes and sends, to a server from which no answer comes. */
async function beginSend(): Promise<void> {
  network.mockImplementation(() => new Promise(() => {}));
  await site.write();
  await waitFor(() => expect(network).toHaveBeenCalled());
}

/** @returns whether the browser is asked to ask before the page is left */
const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', network);
  // Each document makes a client of its own, of which the client warns.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await load();
});
afterEach(async () => {
  vi.restoreAllMocks();
  // What is still under way, in documents that are gone, too, ends.
  await site.takeTime(15_000);
  site.leaveSite();
  sessionStorage.clear();
  network.mockReset();
  vi.useRealTimers();
});

describe('what is written', () => {
  it('is there again, and its key after a failure', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(accept);
    await site.write();
    await site.toast('alert');
    await site.takeTime();
    await reload();
    expect(values()).toEqual(everything());
    await site.takeTime();
    expect(network).toHaveBeenCalledTimes(1);
    site.press();
    await site.toast('status');
    expect(keys()[0]).toBeTruthy();
    expect(keys()).toEqual([keys()[0], keys()[0]]);
  });

  it('is kept at every keystroke, and goes when all of it is cleared', async () => {
    await site.renderForm();
    expect(kept()).toBeNull();
    site.fillIn({ [en.fields.message]: 'H' });
    expect(kept()).toContain('"message":"H"');
    site.fillIn({ [en.fields.message]: '' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves no trace once it is sent', async () => {
    network.mockImplementation(accept);
    await site.write();
    expect(kept()).toContain(site.written[en.fields.message]!.split('\n')[0]);
    await site.toast('status');
    expect(sessionStorage).toHaveLength(0);
    await reload();
    expect(values()).toEqual([]);
  });

  it('has what of the chat goes along, as it was changed', async () => {
    const transcript = 'Me: What does it cost?';
    await site.renderForm('en', { transcript, isWanted: true });
    await reload('en', { transcript, isWanted: false });
    expect(values()).toEqual([transcript]);
    fireEvent.change(screen.getByDisplayValue(transcript), { target: { value: 'Changed' } });
    await reload('en', { transcript, isWanted: false });
    expect(values()).toEqual(['Changed']);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"fields":{"message":1},"handover":{"isIncluded":true}}',
    '{"fields":{"message":"Hej"},"handover":{"isIncluded":false},"attempt":{"key":"k","message":{}}}',
  ])('is nothing where the tab keeps rubbish: %s', async (rubbish) => {
    sessionStorage.setItem('contact-draft', rubbish);
    await reload();
    expect(values()).toEqual([]);
    site.fillIn(site.written);
    expect(values()).toEqual(everything());
  });
});

describe('a send that the end of the page breaks off', () => {
  it('is taken up by the next one, as the same message under the same key', async () => {
    await beginSend();
    await reload('sv');
    network.mockImplementation(accept);
    expect(values()).toEqual(everything());
    await site.toast('status');
    expect(keys()).toEqual([keys()[0], keys()[0]]);
    const [first, second] = network.mock.calls.map(([, init]) => init!.body);
    expect(second).toBe(first);
    expect(values()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is taken up once, though the form is drawn again', async () => {
    await beginSend();
    await reload();
    cleanup();
    await site.renderForm();
    await site.takeTime();
    expect(network).toHaveBeenCalledTimes(2);
    cleanup();
    await site.renderForm();
    await site.takeTime();
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is taken up where it fails as the page goes, for nobody was there to read it', async () => {
    let breakOff = () => {};
    network.mockImplementation(
      () => new Promise((_, reject) => (breakOff = () => reject(new TypeError('Failed to fetch')))),
    );
    await site.write();
    await waitFor(() => expect(network).toHaveBeenCalled());
    breakOff();
    await site.toast('alert');
    network.mockImplementation(accept);
    await reload();
    await site.toast('status');
    expect(keys()).toEqual([keys()[0], keys()[0]]);
  });

  it('waits for a press, which has its key, once minutes have passed', async () => {
    await beginSend();
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await reload();
    network.mockImplementation(accept);
    await site.takeTime();
    expect(network).toHaveBeenCalledTimes(1);
    expect(values()).toEqual(everything());
    site.press();
    await site.toast('status');
    expect(keys()).toEqual([keys()[0], keys()[0]]);
  });

  it('does not go where something else was written before the scripts came', async () => {
    await beginSend();
    await load();
    const { showDraft, takeInterrupted } = await import('./draft.ts');
    const form = document.createElement('form');
    form.innerHTML = ['firstName', 'lastName', 'email', 'company', 'message']
      .map((name) => `<input name="${name}">`)
      .join('');
    form.querySelector('input')!.value = 'Eva';
    const hide = showDraft(form);
    expect(takeInterrupted()).toBeUndefined();
    hide();
  });
});

it('leaving is warned of only while a send is under way', async () => {
  let arrive = () => {};
  network.mockImplementation(
    () => new Promise((resolve) => (arrive = () => resolve(Response.json({ ok: true })))),
  );
  await site.renderForm();
  await site.takeTime();
  site.fillIn(site.written);
  expect(warns()).toBe(false);
  site.press();
  await waitFor(() => expect(network).toHaveBeenCalled());
  expect(warns()).toBe(true);
  cleanup();
  expect(warns()).toBe(true);
  arrive();
  await waitFor(() => expect(warns()).toBe(false));
});

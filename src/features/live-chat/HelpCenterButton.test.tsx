import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Site from 'virtual:site';
import { config } from 'virtual:site';
import { TestProviders } from '../../../tests/TestProviders.tsx';
import common from '../../../locales/en/common.json';
import words from '../../../locales/en/live-chat.json';
import { addMessages, createI18n } from '../../i18n/instances.ts';
import { failToLoad, forgetChat, scripts, src, standUp, widget } from './testTawk.ts';

const helpCenter = common.footer.helpCenter;

beforeEach(() => {
  forgetChat();
  vi.useFakeTimers();
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

/** Draws that many buttons, where the live chat has that address; without one there is none. */
async function renderButtons(address: string, count = 1) {
  // All modules are new ones in each test: the chat's state, and the configuration they read.
  vi.doMock('virtual:site', async (original) => {
    const site = await original<typeof Site>();
    return { ...site, config: { ...site.config, liveChatSrc: address } };
  });
  const { HelpCenterButton } = await import('./HelpCenterButton.tsx');
  const i18n = createI18n('en', { product: config.product, email: config.email });
  addMessages(i18n, { en: { common, 'live-chat': words } });
  render(
    <TestProviders i18n={i18n}>
      {Array.from({ length: count }, (_, index) => (
        <HelpCenterButton key={index}>{helpCenter}</HelpCenterButton>
      ))}
    </TestProviders>,
  );
  // The dialog is fetched after hydration.
  await vi.dynamicImportSettled();
  await pass();
  return screen.getAllByRole('button', { name: helpCenter });
}

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function press(button: HTMLElement | undefined) {
  fireEvent.click(button!);
  // What speaks to the chat is imported meanwhile.
  await vi.dynamicImportSettled();
  await pass();
}

async function dialog() {
  await pass();
  return screen.getByRole('dialog', { name: words.title });
}

test('without a live chat a dialog tells the other ways, and is gone when closed', async () => {
  const [button] = await renderButtons('');
  await press(button);
  const opened = within(await dialog());
  opened.getByText(words.lead);
  const links = opened.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ pathname, protocol }) => protocol + pathname)).toEqual([
    'http:/faq',
    'http:/user-instructions',
    'http:/contact',
    `mailto:${config.email}`,
  ]);
  expect(scripts()).toEqual([]);

  await press(opened.getByRole('button', { name: words.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press on the backdrop closes the dialog, a drag from within to there does not', async () => {
  const [button] = await renderButtons('');
  await press(button);
  const opened = await dialog();
  fireEvent.pointerDown(within(opened).getByText(words.lead));
  await press(opened);
  expect(screen.queryByRole('dialog')).toBe(opened);
  fireEvent.pointerDown(opened);
  await press(opened);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Back closes the dialog', async () => {
  const [button] = await renderButtons('');
  await press(button);
  await dialog();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Back before the dialog has come keeps it away', async () => {
  const [button] = await renderButtons('');
  fireEvent.click(button!);
  history.replaceState(null, '', '/elsewhere');
  await vi.dynamicImportSettled();
  await pass(500);
  expect(document.querySelector('dialog')).toBeNull();
});

test('loads the chat on its first use, says so, and opens it half a second later', async () => {
  const [button] = await renderButtons(src);
  expect(scripts()).toEqual([]);
  await press(button);
  await press(button);
  expect(scripts()).toHaveLength(1);
  expect(button!.textContent).toBe(words.opening);
  expect(button!.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe(words.opening);
  expect(document.activeElement).toBe(button);

  standUp();
  await pass(499);
  expect(widget.maximize).not.toHaveBeenCalled();
  await pass(1);
  expect(widget.showWidget).toHaveBeenCalledOnce();
  expect(widget.maximize).toHaveBeenCalledOnce();
  expect(button!.textContent).toBe(helpCenter);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens a chat that is loaded after a tenth of a second', async () => {
  const [button] = await renderButtons(src);
  await press(button);
  standUp();
  await pass(500);
  await press(button);
  await pass(99);
  expect(widget.maximize).toHaveBeenCalledOnce();
  await pass(1);
  expect(widget.maximize).toHaveBeenCalledTimes(2);
  expect(scripts()).toHaveLength(1);
});

test('where the chat fails, the dialog says so; the next press tries anew', async () => {
  const [button] = await renderButtons(src);
  await press(button);
  failToLoad();
  const opened = within(await dialog());
  opened.getByText(words.leadFailed);
  await press(opened.getByRole('button', { name: words.close }));

  await press(button);
  standUp();
  await pass(500);
  expect(widget.maximize).toHaveBeenCalledOnce();
});

test('a chat that fails after one has left the page says nothing there', async () => {
  const [button] = await renderButtons(src);
  await press(button);
  history.replaceState(null, '', '/elsewhere');
  failToLoad();
  await pass(500);
  expect(document.querySelector('dialog')).toBeNull();
  expect(button!.textContent).toBe(helpCenter);
  expect(button!.hasAttribute('aria-busy')).toBe(false);
});

test('a chat that fails on the page where it was asked for again says so', async () => {
  const [button] = await renderButtons(src);
  await press(button);
  history.replaceState(null, '', '/elsewhere');
  await press(button);
  failToLoad();
  expect(within(await dialog()).getByText(words.leadFailed)).toBeDefined();
});

test('a chat that comes too late stays hidden until the next press', async () => {
  const [button] = await renderButtons(src);
  await press(button);
  await pass(10_000);
  const opened = within(await dialog());
  standUp();
  await pass(5000);
  expect(widget.hideWidget).toHaveBeenCalledOnce();
  expect(widget.maximize).not.toHaveBeenCalled();
  await press(opened.getByRole('button', { name: words.close }));

  await press(button);
  await pass(100);
  expect(widget.maximize).toHaveBeenCalledOnce();
});

test('a widget that cannot be opened gives way to the dialog', async () => {
  const [button] = await renderButtons(src);
  widget.maximize.mockImplementation(() => {
    throw new Error('not there');
  });
  await press(button);
  standUp();
  await pass(500);
  expect(within(await dialog()).getByText(words.leadFailed)).toBeDefined();
});

test('two buttons that wait for the same chat give one answer', async () => {
  const [first, second] = await renderButtons(src, 2);
  await press(first);
  await press(second);
  expect(scripts()).toHaveLength(1);
  failToLoad();
  await dialog();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(first!.textContent).toBe(helpCenter);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestProviders } from '../../../tests/TestProviders.tsx';
import { queryClient } from '../../backend/queryClient.ts';
import { addMessages, createI18n } from '../../i18n/instances.ts';
import type { PolicyPage } from '../../site/config.ts';
import { PolicyDocument } from './PolicyDocument.tsx';

const locales = import.meta.glob<object>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

function i18nIn(language: string, words = language) {
  const i18n = createI18n(language, { product: 'Skillspurt', email: 'hello@skillspurt.example' });
  for (const namespace of ['policy-document', 'privacy-policy', 'eula', 'disclaimer']) {
    const file = locales[`../../../locales/${words}/${namespace}.json`]!;
    addMessages(i18n, { [language]: { [namespace]: file } });
  }
  return i18n;
}

const english = i18nIn('en');
const t = english.getFixedT('en', 'policy-document');

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{pathname + hash}</p>;
}

const pageIn = (i18n: typeof english, page: PolicyPage) => (
  <TestProviders i18n={i18n}>
    <PolicyDocument page={page} />
    <Address />
  </TestProviders>
);

const open = (page: PolicyPage = 'eula', i18n = english) => render(pageIn(i18n, page));

const container = () => document.querySelector<HTMLElement>('[data-embedded]')!;
const retryButton = (language = t) => screen.queryByRole('button', { name: language('retry') });

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** What was asked of the network: the address, when, and what answers it. */
let asked: { address: string; second: number; answer: PromiseWithResolvers<Response> }[];

const deliver = async (html = '<p>The document</p>') => {
  asked.at(-1)!.answer.resolve(new Response(`<html lang="en"><main>${html}</main></html>`));
  await pass(0);
};
/** Has an attempt fail, and the three that follow it. */
const failToDeliver = async () => {
  for (const pause of [1000, 2000, 4000, 0]) {
    asked.at(-1)!.answer.reject(new Error('Not there'));
    await pass(pause);
  }
};

const scrolledTo: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    const answer = Promise.withResolvers<Response>();
    asked.push({ address, second: Math.round(performance.now() / 1000), answer });
    return answer.promise;
  });
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Ch. 9: “3 retries, backoff from 1 s doubling to 30 s, cache lifetime 5 minutes.”
test('a document that cannot be had is tried three times more, and then told of', async () => {
  open();
  expect(retryButton()).toBeNull();
  await failToDeliver();
  expect(asked.map(({ second }) => second - asked[0]!.second)).toEqual([0, 1, 3, 7]);
  expect(retryButton()).not.toBeNull();
  expect(screen.getByRole('alert').textContent).not.toBe('');
});

test('a document that has come is there again for five minutes, and then fetched anew', async () => {
  open().unmount();
  await deliver('<p>The first</p>');
  await pass(299_000);
  const { unmount } = open();
  expect(await screen.findByText('The first')).toBeTruthy();
  unmount();
  await pass(2_000);
  open();
  await pass(0);
  expect(asked.map(({ address }) => address)).toEqual(Array(2).fill('/policies/en/eula.html'));
});

test('a document that has not come after eight seconds is told of', async () => {
  open();
  await pass(7_900);
  expect(retryButton()).toBeNull();
  await pass(200);
  expect(retryButton()).not.toBeNull();
});

test('another try keeps the focus where it was', async () => {
  open();
  await failToDeliver();
  const user = userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTime(delay) });
  retryButton()!.focus();
  await user.keyboard('{Enter}');
  expect(retryButton()).toBeNull();
  const region = document.activeElement!;
  expect(region.contains(screen.getByRole('status'))).toBe(true);
  await deliver('<p><a href="/faq">First</a></p>');
  expect(document.activeElement).toBe(region);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'First' }));
});

test('a document that comes late keeps the focus that the button had', async () => {
  open();
  await pass(8_100);
  retryButton()!.focus();
  await deliver();
  expect(retryButton()).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement!.contains(screen.getByRole('status'))).toBe(true);
});

test('a document that comes takes the focus from nothing else', async () => {
  open();
  await pass(8_100);
  const home = screen.getByRole('link', { name: t('home') });
  home.focus();
  await deliver();
  expect(screen.getByText('The document')).toBeTruthy();
  expect(document.activeElement).toBe(home);
});

test('in another language the document is loaded anew', async () => {
  const swedish = i18nIn('sv');
  const { rerender } = open();
  await failToDeliver();
  rerender(pageIn(swedish, 'eula'));
  const tSwedish = swedish.getFixedT('sv', 'policy-document');
  expect(retryButton(tSwedish)).toBeNull();
  expect(screen.getByText(tSwedish('loading'))).toBeTruthy();
  expect(asked.at(-1)!.address).toBe('/policies/sv/eula.html');
});

test('a page one comes back to has its height before its document', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(4321);
  const { unmount } = open('disclaimer');
  expect(container().style.minHeight).toBe('');
  await deliver();
  unmount();
  queryClient.clear();
  window.history.replaceState(null, '', '#terms');
  open('disclaimer');
  expect(container().style.minHeight).toBe('4321px');
  vi.stubGlobal('scrollY', 2000);
  await deliver('<h2 id="terms">Terms</h2>');
  expect(container().style.minHeight).toBe('');
  expect(scrolledTo).toEqual([]);
});

test.each([
  ['#r%C3%A4tt', 'rätt'],
  ['#100%', '100%'],
])('an address that ends in %s leads into the document', async (hash, id) => {
  window.history.replaceState(null, '', hash);
  open('privacy-policy');
  await deliver(`<h2 id="${id}">Heading</h2>`);
  expect(scrolledTo).toEqual([id]);
});

test.each([
  ['the language of the page', 'sv', '/sv/faq#price', '/sv/faq#price'],
  ['a language without samples', 'fi', '/faq', '/fi/faq'],
])('a link to a page stays in the application, in %s', async (_, language, href, address) => {
  open('eula', i18nIn(language, 'en'));
  await deliver(`<a href="${href}"><em>Link</em></a>`);
  expect(fireEvent.click(screen.getByText('Link'))).toBe(false);
  expect(screen.getByText(address)).toBeTruthy();
});

test.each([
  ['a new tab', '<a href="/faq">Link</a>', { ctrlKey: true }],
  ['a window', '<a href="/faq" target="_blank">Link</a>', {}],
  ['a file', '<a href="/policies/en/eula.html">Link</a>', {}],
  ['another site', '<a href="https://elsewhere.example/faq">Link</a>', {}],
  ['an address to write to', '<a href="mailto:someone@elsewhere.example">Link</a>', {}],
  ['a place in the document', '<a href="#terms">Link</a>', {}],
])('%s is left to the browser', async (_, html, keys) => {
  open();
  await deliver(html);
  const isPrevented: boolean[] = [];
  const stop = (event: Event) => {
    isPrevented.push(event.defaultPrevented);
    // jsdom goes nowhere, and complains that it should.
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(screen.getByText('Link'), keys);
  expect(isPrevented).toEqual([false]);
});

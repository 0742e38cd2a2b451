/** What the tests of the specification's rows share. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { pagePath } from '../../../src/site/paths.ts';
import type { PageId } from '../../../src/site/routes.ts';
import { expect, type Page, test, untilReady } from '../support/test.ts';
import { languages, wordsOf } from '../support/words.ts';

export type Locator = ReturnType<Page['locator']>;

/** Declares tests once a language, for a browser that prefers it. */
export function inEveryLanguage(declare: (code: string) => void): void {
  for (const { code } of languages) {
    test.describe(code, () => {
      test.use({ locale: code });
      declare(code);
    });
  }
}

/** @returns a text without its typography: figures and words as the specification writes them */
export function plain(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/×/g, 'x')
    .replace(/\s+/g, ' ')
    .replace(/ %/g, '%')
    .trim();
}

/** @returns what can be read of a place, in plain text */
export async function readable(place: Locator): Promise<string> {
  return plain(await place.innerText());
}

/**
 * @returns what a page says in a language, without the tags of links and emphasis: `say('title')`,
 *   `say('common:nav.faq')`
 */
export function wordsIn(code: string, id: PageId) {
  const say = wordsOf(code, id);
  return (name: string, values: Record<string, unknown> = {}): string => {
    const [key = '', namespace = id] = name.split(':').reverse();
    return say(namespace, key, values).replace(/<\/?\w+\s*\/?>/g, '');
  };
}

/** @returns English as the specification fixes it; in other languages what the locale file says */
export function fixed(code: string, english: string, others: () => string): string {
  return code === 'en' ? english : others();
}

/** Opens a page and waits until it answers. */
export async function open(page: Page, id: PageId, code: string): Promise<Locator> {
  await page.goto(pagePath(id, code));
  await untilReady(page);
  return page.getByRole('main');
}

/** @returns the bands of a page that a heading begins */
export function band(main: Locator, heading: string | RegExp): Locator {
  const title = main.page().getByRole('heading', { level: 2, name: heading });
  return main.locator('section').filter({ has: title });
}

/** Expects a place to say all of these, in this order. */
export async function expectInOrder(place: Locator, texts: readonly string[]): Promise<void> {
  const text = (await readable(place)).toLowerCase();
  let from = 0;
  for (const part of texts) {
    const wanted = plain(part).toLowerCase();
    const found = text.indexOf(wanted, from);
    expect(found, `“${wanted}” after ${from} in “${text}”`).toBeGreaterThanOrEqual(0);
    from = found + wanted.length;
  }
}

/** Expects cards, each with one link: these pages in this order. */
export async function expectCards(
  cards: Locator,
  targets: readonly PageId[],
  code: string,
): Promise<void> {
  await expect(cards).toHaveCount(targets.length);
  for (const [place, id] of targets.entries()) {
    await expect(cards.nth(place).getByRole('heading')).not.toHaveCount(0);
    await expect(cards.nth(place).getByRole('link')).toHaveAttribute('href', pagePath(id, code));
  }
}

/** Expects links of a name, one at least, all to one page. */
export async function expectLinks(
  place: Locator,
  name: string,
  id: PageId,
  code: string,
): Promise<void> {
  const links = place.getByRole('link', { name, exact: true });
  const targets = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')),
  );
  expect([...new Set(targets)], name).toEqual([pagePath(id, code)]);
}

/** Expects accordion items of which one at most is open, and which close again. */
export async function expectAccordion(items: Locator, count: number): Promise<void> {
  await expect(items).toHaveCount(count);
  const opened = items.and(items.page().locator('[open]'));
  await expect(opened).toHaveCount(0);
  for (const place of [0, count - 1]) {
    await items.nth(place).locator('summary').click();
    await expect(opened).toHaveCount(1);
    await expect(items.nth(place)).toHaveAttribute('open', '');
  }
  await items.last().locator('summary').click();
  await expect(opened).toHaveCount(0);
}

/** Puts a page in place of another whose drawing fails with a message. */
export async function breakPage(page: Page, id: PageId, message: string): Promise<void> {
  const read = (file: string) =>
    readFileSync(new URL(`../../../dist${file}`, import.meta.url), 'utf8');
  const [, modules = ''] = /data-modules="([^"]*)"/.exec(read(`${pagePath(id, 'en')}.html`))!;
  const own = modules.split(' ').find((file) => read(file).includes(' as default}'))!;
  const body = `export default function Broken() { throw new Error(${JSON.stringify(message)}); }`;
  await page.route(`**${own}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Answers in a function's place and keeps what it is sent. */
export async function standIn<Sent>(
  page: Page,
  name: 'chat-with-ai' | 'send-contact-email',
  answer: (sent: Sent, call: number) => object | number | Promise<object | number>,
): Promise<Sent[]> {
  const calls: Sent[] = [];
  await page.route(`**/functions/v1/${name}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const sent = route.request().postDataJSON() as Sent;
    calls.push(sent);
    const result = await answer(sent, calls.length);
    return typeof result === 'number'
      ? route.fulfill({ status: result, body: 'Oops' })
      : route.fulfill({ json: result });
  });
  return calls;
}

/** A moment that a test lets come: whoever waits for `come` goes on when `let` is called. */
export function moment(): { come: Promise<void>; let: () => void } {
  let release = () => {};
  const come = new Promise<void>((resolve) => (release = resolve));
  return { come, let: () => release() };
}

/**
 * Gives a page the live chat's own modules and a vendor's script that notes what it is told: the
 * site as it is built by default has no vendor, and keeps them to itself. The page's clock stands.
 *
 * @returns `press` wishes for the chat, `told` lists what the widget was told so far
 */
export async function liveChatIn(page: Page) {
  const folder = new URL('../../../src/features/live-chat/', import.meta.url);
  const widget = `
    window.told = ['loaded'];
    window.Tawk_API.showWidget = () => window.told.push('shown');
    window.Tawk_API.maximize = () => window.told.push('maximised');
    window.Tawk_API.onLoad();`;
  await page.route('**/live-chat/*', (route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1)!;
    const module = () => stripTypeScriptTypes(readFileSync(new URL(file, folder), 'utf8'));
    const body = file === 'widget.js' ? widget : module();
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.clock.install();
  await page.goto('/');
  await untilReady(page);
  await stopClock(page);
  return {
    press: () =>
      page.evaluate(async (address) => {
        type Opening = { openLiveChat: (src: string) => Promise<unknown> };
        const { openLiveChat } = (await import(address)) as Opening;
        void openLiveChat('/live-chat/widget.js');
      }, '/live-chat/openLiveChat.ts'),
    told: () => page.evaluate(() => (window as unknown as { told?: string[] }).told ?? []),
  };
}

/** Stops the page's clock, which `page.clock.install` has put in; from then on `runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  // It runs on until it is told: the time to stop at has to lie ahead.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
}

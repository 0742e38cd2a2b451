/**
 * What holds for every page in every language, new ones included: the table is the list. A page is
 * loaded once and looked at in every way, since loading is what takes the time.
 */
import { readFileSync } from 'node:fs';
import { pagePath } from '../../src/site/paths.ts';
import { everyPage, type PageCase } from '../everyPage.ts';
import { axeViolations } from './support/axe.ts';
import { enlargedFaults } from './support/enlarged.ts';
import { site } from './support/sites.ts';
import { type Browser, expect, type Page, test, untilReady, watch } from './support/test.ts';
import { config, languages } from './support/words.ts';

for (const pageCase of everyPage) {
  const { language, route, path } = pageCase;
  test(`${language} ${route.id}: complete, accessible in both schemes, fits 320 px, enlarged and longer, reads without scripts`, async ({
    browser,
    page,
  }) => {
    test.slow();
    const watched = watch(page, site.origin);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = (await page.goto(path))!;
    await untilReady(page);
    expect.soft(response.status()).toBe(route.status ?? 200);
    await test.step('language, head, one heading, no key or placeholder', () =>
      expectComplete(page, pageCase));
    await test.step('nothing foreign, no complaint', () => {
      expect.soft(watched.strangers).toEqual([]);
      const expected = route.status ? /404|Not found/i : /^$/;
      expect.soft(watched.complaints.filter((text) => !expected.test(text))).toEqual([]);
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`axe, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme });
        expect.soft(await axeViolations(page)).toEqual([]);
      });
    }
    await test.step('no sideways scroll at 320 px', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.soft.poll(width).toBeLessThanOrEqual(320);
    });
    await test.step('nothing cut or overlapping at 200 % and 400 %, with text 35 % longer', async () => {
      expect.soft(await enlargedFaults(page)).toEqual([]);
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    await test.step('complete and readable without JavaScript', () =>
      expectReadableWithoutScripts(browser, page, path));
  });
}

async function expectComplete(page: Page, { language, route }: PageCase): Promise<void> {
  const facts = await page.evaluate(() => ({
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    titles: document.querySelectorAll('title').length,
    title: document.title,
    descriptions: [...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
      (meta) => meta.content,
    ),
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
      (link) => link.href,
    ),
    alternates: [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]'),
    ].map((link) => [link.hreflang, link.href]),
    headings: document.querySelectorAll('h1').length,
    text: document.body.innerText,
    html: document.documentElement.outerHTML,
  }));
  expect.soft(facts.language).toBe(language);
  expect.soft(facts.direction).toMatch(/^(ltr|rtl)$/);
  expect.soft(facts.titles).toBe(1);
  expect.soft(facts.title.length).toBeGreaterThan(10);
  expect.soft(facts.descriptions).toHaveLength(1);
  expect.soft(facts.descriptions[0]!.length).toBeGreaterThan(40);
  expect.soft(facts.headings).toBe(1);
  if (route.indexed) {
    const address = (code: string) => new URL(pagePath(route.id, code), config.siteUrl).href;
    expect.soft(facts.canonical).toEqual([address(language)]);
    expect.soft(Object.fromEntries(facts.alternates)).toEqual({
      ...Object.fromEntries(languages.map(({ code }) => [code, address(code)])),
      'x-default': address('en'),
    });
    expect.soft(facts.alternates).toHaveLength(languages.length + 1);
  } else {
    expect.soft(facts.html).toContain('noindex');
  }
  // A key that was not found shows as itself, a placeholder without a value as its braces.
  expect.soft(facts.text.replaceAll(config.email, '')).not.toMatch(/\{\{|\}\}|[a-z]\.[a-z]/);
}

/** Every word of the page that lives is on the page that does not. */
async function expectReadableWithoutScripts(
  browser: Browser,
  page: Page,
  path: string,
): Promise<void> {
  const unscripted = await browser.newPage({ javaScriptEnabled: false });
  await unscripted.goto(path);
  // Words only, of what can be read: buttons that need scripts, and what a group of them is called,
  // may be missing without them, and documents from elsewhere are linked instead.
  const wordsOf = (seen: Page) =>
    seen.evaluate(() => {
      const scripted = 'button, [role=group]:has(> button) > p, [data-embedded] > *';
      for (const element of document.querySelectorAll(scripted)) element.remove();
      return document.body.innerText.match(/\p{L}+/gu) ?? [];
    });
  const live = await wordsOf(page);
  const still = new Set(await wordsOf(unscripted));
  expect.soft(live.filter((word) => !still.has(word))).toEqual([]);
  await expect.soft(unscripted.locator('h1')).toBeVisible();
  await unscripted.close();
}

test('no built page hides content behind scripts', () => {
  for (const { path } of everyPage) {
    const file = path === '/' ? '/index' : path;
    const html = readFileSync(new URL(`../../dist${file}.html`, import.meta.url), 'utf8');
    expect(html, path).not.toContain('<template id="B:');
    // One script that runs, and it stands in the head with its hash in the policy.
    const scripts = [...html.matchAll(/<script(?![^>]*type="application\/)[^>]*>/g)];
    expect(scripts, path).toHaveLength(1);
  }
});

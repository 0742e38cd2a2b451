/** What holds for every page in every language, new ones included: the table is the list. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { pagePath } from '../../src/site/paths.ts';
import { site } from './support/sites.ts';
import { expect, type Page, test, untilReady, watch } from './support/test.ts';
import { everyPage } from '../everyPage.ts';
import { config, languages } from './support/words.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const { language, route, path } of everyPage) {
  test.describe(`${language} ${route.id}`, () => {
    test('is complete: status, language, head, one heading, nothing leaked or foreign', async ({
      page,
    }) => {
      const watched = watch(page, site.origin);
      const response = (await page.goto(path))!;
      await untilReady(page);

      expect(response.status()).toBe(route.status ?? 200);
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
        alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
          (link) => [link.hreflang, link.href],
        ),
        headings: document.querySelectorAll('h1').length,
        text: document.body.innerText,
        html: document.documentElement.outerHTML,
      }));

      expect(facts.language).toBe(language);
      expect(facts.direction).toMatch(/^(ltr|rtl)$/);
      expect(facts.titles).toBe(1);
      expect(facts.title.length).toBeGreaterThan(10);
      expect(facts.descriptions).toHaveLength(1);
      expect(facts.descriptions[0]!.length).toBeGreaterThan(40);
      expect(facts.headings).toBe(1);
      if (route.indexed) {
        const address = (code: string) => new URL(pagePath(route.id, code), config.siteUrl).href;
        expect(facts.canonical).toEqual([address(language)]);
        expect(Object.fromEntries(facts.alternates)).toEqual({
          ...Object.fromEntries(languages.map(({ code }) => [code, address(code)])),
          'x-default': address('en'),
        });
        expect(facts.alternates).toHaveLength(languages.length + 1);
      } else {
        expect(facts.html).toContain('noindex');
      }
      // A key that was not found shows as itself, a placeholder without a value as its braces.
      expect(facts.text.replaceAll(config.email, '')).not.toMatch(/\{\{|\}\}|[a-z]\.[a-z]/);
      expect(watched.strangers).toEqual([]);
      const expected = route.status ? /404|Not found/i : /^$/;
      expect(watched.complaints.filter((text) => !expected.test(text))).toEqual([]);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`passes axe, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await untilReady(page);
        await page.evaluate(axe);
        const results = await page.evaluate(() =>
          (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
        );
        expect(
          results.violations.map(({ id, nodes }) => [
            id,
            nodes.map(({ html }) => html.slice(0, 120)),
          ]),
        ).toEqual([]);
      });
    }

    test('has no sideways scroll at 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
    });

    test('is complete and readable without JavaScript', async ({ browser, page }) => {
      await page.goto(path);
      await untilReady(page);
      const unscripted = await browser.newPage({ javaScriptEnabled: false });
      await unscripted.goto(path);
      // Words only, of what can be read: buttons that need scripts may be missing without them.
      const wordsOf = (seen: Page) =>
        seen.evaluate(() => {
          for (const button of document.querySelectorAll('button')) button.remove();
          return document.body.innerText.match(/\p{L}+/gu) ?? [];
        });
      const live = await wordsOf(page);
      const still = new Set(await wordsOf(unscripted));
      const missing = live.filter((word) => !still.has(word));
      expect(missing).toEqual([]);
      await expect(unscripted.locator('h1')).toBeVisible();
      await unscripted.close();
    });
  });
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

/**
 * The web fonts load after the first paint without a layout shift (decision 2, “Code after the first
 * paint”), whichever fallback fonts the visitor's system has.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { articles } from '../../src/site/articles.ts';
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { site } from './support/sites.ts';
import { expect, holdBack, test, waitForWholePages } from './support/test.ts';
import { languages } from './support/messages.ts';

const require = createRequire(import.meta.url);

/** Free faces of the same widths as Arial and Georgia, and those of Android. */
const systems = {
  'a computer': ['arimo', 'gelasio'],
  'an Android phone': ['roboto', 'noto-serif'],
} as const;
const weights = [400, 700];
const characters = String.fromCodePoint(...Array.from({ length: 0x2200 }, (_, point) => point));

/** The most layout shift, a twentieth of what counts as good (web.dev, “CLS”: 0.1). */
const still = 0.005;

/** The three kinds of first screen: a figure, a list, a text. */
const pages: PageId[] = ['home', 'faq', articles[0].id];
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** @returns the configuration of a Linux that has some faces and no others; elsewhere its own count */
async function install(faces: readonly string[], folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const face of faces) {
    for (const weight of weights) {
      const packed = require.resolve(
        `@fontsource/${face}/files/${face}-latin-${weight}-normal.woff2`,
      );
      const font = await subsetFont(readFileSync(packed), characters, { targetFormat: 'sfnt' });
      writeFileSync(`${folder}/${face}-${weight}.ttf`, font);
    }
  }
  const configuration = `${folder}/fonts.conf`;
  writeFileSync(
    configuration,
    `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  return configuration;
}

for (const [system, faces] of Object.entries(systems)) {
  test(`with the fonts of ${system} nothing moves when the web fonts load`, async ({
    launchOptions,
  }, testInfo) => {
    const browser = await chromium.launch({
      ...launchOptions,
      env: { ...process.env, FONTCONFIG_FILE: await install(faces, testInfo.outputPath('faces')) },
    });
    try {
      for (const { code } of languages) {
        for (const viewport of viewports) {
          const context = await browser.newContext({
            baseURL: site.origin,
            locale: code,
            viewport,
            reducedMotion: 'reduce',
          });
          await context.addInitScript(waitForWholePages);
          for (const id of pages) {
            await test.step(`${code} ${id}, ${viewport.width} px`, async () => {
              const page = await context.newPage();
              const letTypefacesCome = await holdBack(page, '**/*.woff2');
              await page.goto(pagePath(id, code), { waitUntil: 'commit' });
              await page.evaluate(
                () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
              );
              letTypefacesCome();
              await page.waitForLoadState();
              const loaded = await page.evaluate(async () => {
                await document.fonts.ready;
                return [...document.fonts].filter(({ status }) => status === 'loaded').length;
              });
              // Our two typefaces, and their fallbacks.
              expect.soft(loaded).toBeGreaterThanOrEqual(4);
              const shifts = await layoutShifts(page);
              const moved = shifts.reduce((sum, [value]) => sum + value, 0);
              expect.soft(moved).toBeLessThan(still);
              // For the bench (scripts/bench/standing.ts).
              testInfo.annotations.push({ type: 'moved', description: String(moved) });
              await page.close();
            });
          }
          await context.close();
        }
      }
    } finally {
      await browser.close();
    }
  });
}

/**
 * `npm run gallery`: pictures of every page, language, colour scheme and of three widths, from the
 * built site as it runs, and contact sheets of them. `--from` names the origin of a site that runs
 * already; `--pages`, with ids after commas, takes some of the pages only; `--out` names the folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { pagePath } from '../src/site/paths.ts';
import { type PageId, routes } from '../src/site/routes.ts';
import { browserFlags, findBrowser } from './setup/browser.mjs';
import { type Picture, pageSheet, siteSheet } from './gallery/sheet.ts';
import { readLanguages } from './locales/languages.ts';
import { servePages } from './server/serve-pages.ts';

/** A phone, a tablet and a desk, in CSS pixels: what the design is judged at. */
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const schemes = ['light', 'dark'] as const;

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    pages: { type: 'string' },
    out: { type: 'string', default: 'gallery' },
  },
});
const project = fileURLToPath(new URL('../', import.meta.url));
const folder = path.resolve(project, options.out);

function chosenPages(): PageId[] {
  const ids = routes.map(({ id }) => id);
  if (options.pages === undefined) return ids;
  const named = options.pages.split(',');
  const unknown = named.filter((name) => !ids.some((id) => id === name));
  if (unknown.length > 0) {
    throw new Error(
      `--pages: no page is called ${unknown.join(', ')}. There are: ${ids.join(', ')}`,
    );
  }
  return ids.filter((id) => named.includes(id));
}

/** All pages in one language, scheme and width: one visitor looks at them one after the other. */
async function takePictures(
  browser: Browser,
  origin: string,
  pages: readonly PageId[],
  visitor: { language: string; scheme: 'light' | 'dark'; screen: (typeof screens)[number] },
): Promise<Picture[]> {
  const { language, scheme, screen } = visitor;
  // At rest: what moves would make two pictures of one page differ.
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: scheme,
    locale: language,
    reducedMotion: 'reduce',
    viewport: screen,
  });
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const id of pages) {
    const file = `${id}.${language}.${scheme}.${screen.width}.png`;
    await page.goto(pagePath(id, language), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(folder, file), fullPage: true });
    pictures.push({ id, language, scheme, width: screen.width, file });
  }
  await context.close();
  return pictures;
}

/** Lays pictures out in a page of their own, and takes a picture of that. */
async function printSheet(
  browser: Browser,
  name: string,
  { html, width }: ReturnType<typeof pageSheet>,
) {
  const source = path.join(folder, `${name}.html`);
  writeFileSync(source, html);
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

const pages = chosenPages();
mkdirSync(folder, { recursive: true });
const built = options.from === undefined ? await servePages(path.join(project, 'dist')) : undefined;
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: browserFlags,
});
try {
  const pictures: Picture[] = [];
  for (const { code: language } of readLanguages()) {
    for (const scheme of schemes) {
      const taken = screens.map((screen) =>
        takePictures(browser, options.from ?? built!.origin, pages, { language, scheme, screen }),
      );
      pictures.push(...(await Promise.all(taken)).flat());
    }
  }
  for (const id of pages) {
    await printSheet(browser, id, pageSheet(pictures.filter((picture) => picture.id === id)));
  }
  await printSheet(browser, 'contact-sheet', siteSheet(pictures));
  console.log(`${pictures.length} pictures; all pages: ${path.join(folder, 'contact-sheet.png')}`);
} finally {
  await browser.close();
  built?.server.close();
  built?.server.closeAllConnections();
}

/** What the tests of this site watch for and wait for. */
import { readFileSync } from 'node:fs';
import type { ConsoleMessage, Page } from '@playwright/test';
import { appStateAttribute } from '../../../src/site/start.ts';

interface Watched {
  /** What the page complained about: console errors and warnings, uncaught exceptions. */
  complaints: string[];
  /** Requests that went to another origin. */
  strangers: string[];
}

/** Watches a page from now on. */
export function watch(page: Page, origin: string): Watched {
  const watched: Watched = { complaints: [], strangers: [] };
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) watched.complaints.push(message.text());
  });
  page.on('pageerror', (error) => watched.complaints.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) watched.strangers.push(url.href);
  });
  return watched;
}

/** Waits until the application answers to clicks and keys. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator(`html[${appStateAttribute}=ready]`).waitFor({ state: 'attached' });
}

/** The pattern of the application's own module, read from a built page. */
export function applicationEntry(): string {
  const html = readFileSync(new URL('../../../dist/index.html', import.meta.url), 'utf8');
  return `**${/data-entry="([^"]+)"/.exec(html)![1]!}`;
}

export {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';

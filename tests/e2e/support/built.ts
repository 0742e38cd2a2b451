/** The built site's files that tests delay or replace. */
import { readFileSync } from 'node:fs';
import { readRecord } from '../../../scripts/hosts/build-record.ts';
import { pagePath } from '../../../src/site/paths.ts';
import type { PageId } from '../../../src/site/routes.ts';
import { holdBack, type Page } from './test.ts';

const dist = new URL('../../../dist', import.meta.url);
const read = (path: string) => readFileSync(`${dist.pathname}${path}`, 'utf8');

/** @returns the application's entry module, and the others that a page loads first */
function modulesOf(id: PageId): { entry: string; others: string[] } {
  const html = read(`${pagePath(id, 'en').replace(/^\/$/, '/index')}.html`);
  const [, entry = '', others = ''] = /data-entry="([^"]+)" data-modules="([^"]*)"/.exec(html)!;
  return { entry, others: others.split(' ') };
}

/** The pattern of the application's entry module. */
export const applicationEntry = `**${modulesOf('home').entry}`;

/** Opens a page with its application held back. @returns releases it */
export async function openUnready(page: Page, id: PageId, language: string): Promise<() => void> {
  const release = await holdBack(page, applicationEntry);
  await page.goto(pagePath(id, language), { waitUntil: 'domcontentloaded' });
  return release;
}

/** @returns the address of the module that contains a text */
export function moduleWith(text: string): string {
  const scripts = Object.keys(readRecord(dist.pathname)!.files).filter((file) =>
    file.endsWith('.js'),
  );
  return scripts.find((file) => read(file).includes(text))!;
}

/** Replaces a page by one that throws while rendering. */
export async function breakPage(page: Page, id: PageId, message: string): Promise<void> {
  const own = modulesOf(id).others.find((file) => read(file).includes(' as default}'));
  const body = `export default function Broken() { throw new Error(${JSON.stringify(message)}); }`;
  await page.route(`**${own}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

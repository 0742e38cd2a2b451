/** The built pages and files, as tests read them. */
import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { readLanguages } from '../../scripts/locales/languages.ts';
import { plainMessagesOf } from '../../scripts/locales/plain-messages.ts';
import { readConfig } from '../../src/site/config.ts';
import { everyPage } from '../everyPage.ts';

export const dist = new URL('../../dist/', import.meta.url);
export const config = readConfig(process.env);
export const languages = readLanguages();
export const indexedPages = everyPage.filter(({ route }) => !route.noindex);

const messages = new Map(languages.map(({ code }) => [code, plainMessagesOf(code, config)]));

/** @returns a language's messages as plain text */
export const say = (language: string) => messages.get(language)!.say;

const documents = new Map(
  everyPage.map(({ path }) => {
    const file = new URL(path === '/' ? 'index.html' : `.${path}.html`, dist);
    return [path, parse(readFileSync(file, 'utf8'))];
  }),
);

/** @returns the page at a path, where there is one */
export const documentAt = (path: string) => documents.get(path);

/** @returns the head of the page at a path */
export function headOf(path: string): HTMLElement {
  return documents.get(path)!.querySelector('head')!;
}

/** @returns the text of a page's h1, without soft hyphens and word joiners */
export const headingOf = (path: string) =>
  unmarked(documents.get(path)!.querySelector('h1')!.textContent);

/** @returns a text without soft hyphens and word joiners */
export const unmarked = (text: string) => text.replace(/[\u00ad\u2060]/g, '');

/**
 * @returns an attribute of the one tag in a page's head that a selector finds
 * @throws where it finds none or more
 */
export function only(path: string, selector: string, attribute: string): string {
  const tags = headOf(path).querySelectorAll(selector);
  const value = tags[0]?.getAttribute(attribute);
  if (tags.length !== 1 || value === undefined) {
    throw new Error(`${path} has ${tags.length} of ${selector}`);
  }
  return value;
}

/** @returns the content of an Open Graph property */
export const property = (path: string, name: string) =>
  only(path, `meta[property="${name}"]`, 'content');

/**
 * @returns the path of an absolute address of the site
 * @throws where it is another site's
 */
export function pathOf(address: string): string {
  if (!address.startsWith(`${config.siteUrl}/`)) throw new Error(`${address} is another site's`);
  return address.slice(config.siteUrl.length);
}

/** @returns the content of the file at a path */
export const readBuilt = (path: string) => readFileSync(new URL(`.${path}`, dist));

/**
 * @returns the width and height of a PNG
 * @throws where it is none
 */
export function pngSize(png: Buffer): [number, number] {
  if (png.subarray(1, 4).toString() !== 'PNG') throw new Error('It is no PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

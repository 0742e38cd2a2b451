/**
 * A page in another language says nothing in English. What a language may share with it, besides
 * names, addresses and figures, stands in `locales/_notes/same-words.json`; a language without a
 * list there is not held to it yet.
 */
import { readFileSync } from 'node:fs';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { author } from '../../src/site/blog.ts';
import { studies } from '../../src/content/studies.ts';
import { company } from '../../src/content/company.ts';
import { customers } from '../../src/content/customers.ts';
import { readConfig } from '../../src/site/config.ts';
import { unprefixedLanguage } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';
import { everyPage } from '../everyPage.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const sameWords = JSON.parse(read('locales/_notes/same-words.json')) as Record<string, string[]>;
const { product, email } = readConfig(process.env);
const { legalName, address } = company;
// The longer first: one name may hold another.
const names = [
  legalName,
  product,
  email,
  author,
  address,
  ...studies.flatMap(({ authors }) => authors),
  ...customers.map(({ name }) => name),
];

/** What is heard or shown without standing between tags. */
const spoken = ['alt', 'aria-label', 'aria-description', 'content', 'placeholder', 'title'];

/** Addresses and other values that are not words. */
const isAddress = (text: string) => /^(?:https?:|\/|[\w-]+=)/.test(text);

/** Without its names and figures, a text that is left with words is to be translated. */
function wordsLeft(text: string): string {
  const nameless = names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return isAddress(nameless) ? '' : (nameless.match(/\p{L}{2,}/gu) ?? []).join(' ');
}

/** @returns every text of a page, and every value of an attribute that is read or heard */
function textsOf(html: string): Set<string> {
  const texts: string[] = [];
  const visit = (element: HTMLElement): void => {
    if (/^(?:CODE|SCRIPT|STYLE)$/.test(element.tagName ?? '')) return;
    // Technical values: the viewport, the type of a page and the like.
    const isTechnical =
      element.tagName === 'META' && !/description|title|image:alt/.test(element.rawAttrs);
    // The language switch names each language in itself, and a passage may be in another.
    if (element.tagName !== 'HTML' && element.getAttribute('lang')) return;
    if (element.getAttribute('hreflang') ?? element.getAttribute('aria-current') === 'true') return;
    for (const name of isTechnical ? [] : spoken) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) texts.push(node.text);
      else if (node.nodeType === NodeType.ELEMENT_NODE) visit(node as HTMLElement);
    }
  };
  visit(parse(html.replace(/^<!doctype[^>]*>/i, '')));
  return new Set(texts.map((text) => text.replace(/\u2060/g, '').trim()).filter(wordsLeft));
}

const builtPage = (path: string) => textsOf(read(`dist${path === '/' ? '/index' : path}.html`));

describe.each(everyPage.filter(({ language }) => sameWords[language]))(
  '$language $route.id',
  ({ language, route, path }) => {
    test('says nothing in English', () => {
      const english = builtPage(pagePath(route.id, unprefixedLanguage));
      const shared = [...builtPage(path)].filter((text) => english.has(text));
      expect(english.size).toBeGreaterThan(3);
      const allowed = sameWords[language]!;
      const isAllowed = (text: string) =>
        allowed.includes(text) || allowed.includes(wordsLeft(text));
      expect(shared.filter((text) => !isAllowed(text))).toEqual([]);
    });
  },
);

test('the lists of shared words hold none that no page needs', () => {
  for (const [language, words] of Object.entries(sameWords)) {
    const said = everyPage
      .filter((page) => page.language === language)
      .flatMap(({ path }) => [...builtPage(path)]);
    const isSaid = (word: string) => said.some((text) => text === word || wordsLeft(text) === word);
    expect(
      words.filter((word) => !isSaid(word)),
      language,
    ).toEqual([]);
  }
});

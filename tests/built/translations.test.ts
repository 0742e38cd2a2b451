/**
 * A page in another language says nothing in English. What a language may share with it, besides
 * names, addresses and figures, stands in `locales/_notes/languages/`; a language without a list there
 * is not held to it yet.
 */
import { readFileSync } from 'node:fs';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { readLanguages } from '../../scripts/locales/languages.ts';
import { readHabits } from '../../scripts/wording/habits.ts';
import { isListed, wordsLeft } from '../../scripts/wording/same-as-source.ts';
import { unprefixedLanguage } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';
import { everyPage } from '../everyPage.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lists = new Map(readLanguages().map(({ code }) => [code, readHabits(code).same]));

/** Attributes that are shown or announced. */
const attributes = ['alt', 'aria-label', 'aria-description', 'content', 'placeholder', 'title'];

/** @returns every text of a page, and every value of those attributes */
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
    for (const name of isTechnical ? [] : attributes) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) {
      if (node.nodeType === NodeType.TEXT_NODE) texts.push(node.text);
      else if (node.nodeType === NodeType.ELEMENT_NODE) visit(node as HTMLElement);
    }
  };
  visit(parse(html.replace(/^<!doctype[^>]*>/i, '')));
  return new Set(
    texts
      .map((text) => text.replace(/\u2060/g, '').trim())
      .filter((text) => wordsLeft(text).length > 0),
  );
}

const builtPage = (path: string) => textsOf(read(`dist${path === '/' ? '/index' : path}.html`));

describe.each(everyPage.filter(({ language }) => lists.get(language)))(
  '$language $route.id',
  ({ language, route, path }) => {
    test('says nothing in English', () => {
      const english = builtPage(pagePath(route.id, unprefixedLanguage));
      const shared = [...builtPage(path)].filter((text) => english.has(text));
      expect(english.size).toBeGreaterThan(3);
      expect(shared.filter((text) => !isListed(text, lists.get(language)))).toEqual([]);
    });
  },
);

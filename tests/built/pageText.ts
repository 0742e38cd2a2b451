/** The text of built pages, for tests that compare it with the specification. */
import type { HTMLElement } from 'node-html-parser';
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { documentAt, say } from './builtPages.ts';

/** @returns a text without typographic marks, as the specification writes it */
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

/** @returns an element's text */
export const read = (element: HTMLElement) => plain(element.structuredText);

/** @returns the text of each heading in an element */
export const headings = (element: HTMLElement) =>
  element.querySelectorAll('h1, h2, h3, h4').map(read);

/** A page in a language: its main element, and its messages in plain text. */
export function pageIn(language: string, id: PageId) {
  const main = documentAt(pagePath(id, language))!.querySelector('#main')!;
  const message = (key: string, values?: Record<string, unknown>) =>
    plain(say(language)(id, key, values));
  const sections = (heading: string) =>
    main
      .querySelectorAll('section')
      .filter((section) => section.querySelectorAll('h2').some((h2) => read(h2).includes(heading)));
  const within = (heading: string, selector: string) =>
    sections(heading).flatMap((section) => section.querySelectorAll(selector));
  return {
    main,
    message,
    text: read(main),
    sections,
    within,
    /** The list items in the section of a heading. */
    items: (heading: string) => within(heading, 'li'),
    /** The targets of links with that text. */
    linked: (name: string) => [
      ...new Set(
        main
          .querySelectorAll('a')
          .filter((link) => read(link) === name)
          .map((link) => link.getAttribute('href')),
      ),
    ],
  };
}

/** @returns the addresses of the one link in each of some cards */
export const targets = (cards: readonly HTMLElement[]) =>
  cards.map((card) => card.querySelectorAll('a').map((link) => link.getAttribute('href')));

/** @returns the addresses of pages, as `targets` gives them */
export const oneEach = (ids: readonly PageId[], language: string) =>
  ids.map((id) => [pagePath(id, language)]);

/** @returns a pattern of texts, one after the other with anything between */
export const inOrder = (texts: readonly string[]) =>
  new RegExp(
    texts.map((text) => plain(text).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*'),
    'is',
  );

/** @returns the number of strokes in each drawing of an element, by tone */
export const strokesIn = (element: HTMLElement, drawings: string) =>
  element
    .querySelectorAll(drawings)
    .map((drawing) =>
      drawing.querySelectorAll('path').map((path) => path.getAttribute('d')!.match(/m/g)!.length),
    );

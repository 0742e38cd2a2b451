/** What a built page says, as it is read: for tests that hold pages to the specification's words. */
import type { HTMLElement } from 'node-html-parser';
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { documentAt, say } from './builtPages.ts';

/** @returns a text without its typography: figures and words as the specification writes them */
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

/** @returns what can be read of a place, in plain text */
export const read = (place: HTMLElement) => plain(place.structuredText);

/** @returns what can be read of each heading in a place */
export const headings = (place: HTMLElement) => place.querySelectorAll('h1, h2, h3, h4').map(read);

/** A page in a language: its main part, and its words in plain text. */
export function pageIn(language: string, id: PageId) {
  const main = documentAt(pagePath(id, language))!.querySelector('#main')!;
  const words = (key: string, values?: Record<string, unknown>) =>
    plain(say(language)(id, key, values));
  const bands = (heading: string) =>
    main
      .querySelectorAll('section')
      .filter((section) => section.querySelectorAll('h2').some((h2) => read(h2).includes(heading)));
  return {
    main,
    words,
    text: read(main),
    bands,
    /** The items of lists in the band that a heading begins. */
    items: (heading: string) => bands(heading).flatMap((band) => band.querySelectorAll('li')),
    /** The pages that links of a name lead to. */
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

/** @returns how many strokes each of the drawings of a place has, tone by tone */
export const strokesIn = (place: HTMLElement, drawings: string) =>
  place
    .querySelectorAll(drawings)
    .map((drawing) =>
      drawing.querySelectorAll('path').map((path) => path.getAttribute('d')!.match(/m/g)!.length),
    );

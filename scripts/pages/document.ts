/** Puts a rendered page into the template `index.html`. */
import { readFileSync } from 'node:fs';
import type { RenderedPage } from '../../src/prerender.tsx';
import type { Language } from '../../src/site/languages.ts';
import { scriptAttribute } from '../../src/site/start.ts';
import { colorOf } from './tokens.ts';
import { manifestPath } from './web-manifest.ts';

/** Without the white space in which it is written. */
const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  .replace(/\s+/g, ' ')
  .replaceAll('> <', '><')
  .replaceAll(' />', '>');

/** The browser's own frame is of the page's paper. */
const { light, dark } = colorOf('mantine-color-body');
const themeColors = [
  // The first that holds is taken (HTML, “theme-color”).
  `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme:dark)">`,
  `<meta name="theme-color" content="${light}">`,
];

interface DocumentParts {
  language: Language;
  page: RenderedPage;
  /** The page's stylesheet, inlined whole: the first paint waits for nothing else. */
  css: string;
  /** Addresses of the stylesheets that `css` stands for, so that they are not fetched again. */
  stylesheets: readonly string[];
  /** The head script's code. */
  script: string;
  /** The application's module. */
  entry: string;
  /** The modules the application will ask for on this page. */
  modules: readonly string[];
  /** The folder of the language's messages. */
  messages: string;
  /** What only crawlers read (`scripts/crawlers/crawler-head.ts`). */
  crawlers: string;
}

/** @returns the page as a complete document */
export function composeDocument(parts: DocumentParts): string {
  const { language, page, script, entry, modules } = parts;
  const head = [
    // Neither fetched nor applied: Vite's loader sees that the page has these styles.
    ...parts.stylesheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    parts.css && `<style>${parts.css}</style>`,
    `<script data-entry="${entry}" data-modules="${modules.join(' ')}">${script}</script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...themeColors,
    // `favicon.ico` and `apple-touch-icon.png` are asked for by name, where this is not understood.
    `<link rel="manifest" href="${manifestPath(language.code)}">`,
    page.head,
    // Last: nobody who looks at the page waits for it.
    parts.crawlers,
  ];
  const written = fill(template, {
    lang: language.code,
    dir: language.direction,
    head: head.filter(Boolean).join(''),
    app: page.app,
  }).replace('<div id="root">', `<div id="root" data-messages="${parts.messages}">`);
  return language.script ? written.replace('<html ', `<html ${scriptAttribute} `) : written;
}

/** Replaces every `<!--name-->` by what stands for it; `$` in a replacement means nothing. */
function fill(text: string, values: Record<string, string>): string {
  return text.replace(/<!--(\w+)-->/g, (comment, name: string) => values[name] ?? comment);
}

/**
 * What every page may weigh, in every language: in kB of 1000 bytes as brotli sends them, the script
 * with the inline one and the chat's launcher, and in elements. The document is all that stands
 * before the first paint.
 */
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { articles } from '../../src/site/articles.ts';
import { unprefixedLanguage } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/routes.ts';
import { everyPage } from '../everyPage.ts';
import { languages, readBuilt } from './builtPages.ts';

interface Weight {
  document: number;
  script: number;
  style: number;
  typefaces: number;
  elements: number;
}

const usual: Weight = { document: 16.7, script: 133.9, style: 8.7, typefaces: 22.5, elements: 430 };

const long = { document: 19.9, elements: 520 };
/** With what is sent, and the check of it. */
const sends = { script: 154.2, style: 10.6 };

const others: Partial<Record<PageId, Partial<Weight>>> = {
  ...Object.fromEntries(articles.map(({ id }) => [id, long])),
  science: { document: 16.9 },
  // Eighteen screens of the app.
  'user-instructions': { document: 17.2, elements: 665 },
  contact: sends,
  chat: sends,
};

/** The language detector, in documents without a prefix. */
const detector = 2.1;

const kilobytes = (sizes: readonly number[]) =>
  Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
const compressed = (text: string) => brotliCompressSync(text).length;
/** What the server sends in a file's place. */
const sent = (file: string) => readBuilt(`${file}.br`).length;

function weigh(path: string): Weight {
  const file = path === '/' ? '/index.html' : `${path}.html`;
  const html = readBuilt(file).toString();
  const [, entry = '', modules = '', inline = ''] =
    /<script data-entry="([^"]+)" data-modules="([^"]*)">([\s\S]*?)<\/script>/.exec(html)!;
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;
  // A part with a range comes for a text that needs it.
  const faces = style.match(/@font-face\{[^}]*\}/g)!.filter((face) => !/unicode-range/.test(face));
  const files = faces.join('').match(/\/assets\/[\w.-]+\.woff2/g)!;
  return {
    document: kilobytes([sent(file)]),
    script: kilobytes([compressed(inline), ...[entry, ...modules.split(' ')].map(sent)]),
    style: kilobytes([compressed(style)]),
    // Compressed as they are.
    typefaces: kilobytes([...new Set(files)].map((font) => readBuilt(font).length)),
    elements: html.replace(inline, '').match(/<[a-z]/g)!.length,
  };
}

it.each(everyPage)('$path keeps to its budget', ({ route, path, language }) => {
  const budget = { ...usual, ...others[route.id] };
  // Every language more is named in the head, and in both navigations.
  budget.elements += 8 * (languages.length - 2);
  if (language === unprefixedLanguage) {
    budget.document += detector;
    budget.script += detector;
  }
  const over = Object.entries(weigh(path)).filter(
    ([what, size]) => size > budget[what as keyof Weight],
  );
  expect(over).toEqual([]);
});

/**
 * What every page may weigh, in every language: in kB of 1000 bytes as brotli sends them, the script
 * with the inline one and the chat's launcher, and in elements. The document is all that stands
 * before the first paint: with a kilobyte of headers it fits the ten segments of a connection's first
 * round trip (RFC 6928), but for what is read at length; one trip more costs 150 ms on a slow phone.
 */
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { articles } from '../../src/site/articles.ts';
import { unprefixedLanguage } from '../../src/site/languages.ts';
import type { PageId } from '../../src/site/routes.ts';
import { everyPage } from '../everyPage.ts';
import { readBuilt } from './builtPages.ts';

interface Weight {
  document: number;
  script: number;
  style: number;
  typefaces: number;
  elements: number;
}

const usual: Weight = { document: 13.6, script: 105, style: 6.2, typefaces: 22.5, elements: 420 };

const long = { document: 16.5, elements: 520 };
/** Fields come with Mantine; what is sent, with the check of it. */
const fields = { script: 112 };
const sends = { script: 137 };
/** With what fetches them for those who come from another page. */
const policies = { script: 109 };

const others: Partial<Record<PageId, Partial<Weight>>> = {
  ...Object.fromEntries(articles.map(({ id }) => [id, long])),
  science: { document: 14.5 },
  // Eighteen screens of the app.
  'user-instructions': { document: 14.5, elements: 660 },
  podcast: { script: 115 },
  contact: sends,
  chat: sends,
  admin: fields,
  user: fields,
  'terms-of-service': policies,
  'privacy-policy': policies,
  disclaimer: policies,
  eula: policies,
};

/** The language detector, in documents without a prefix. */
const detector = 1.2;

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
  if (language === unprefixedLanguage) {
    budget.document += detector;
    budget.script += detector;
  }
  const over = Object.entries(weigh(path)).filter(
    ([what, size]) => size > budget[what as keyof Weight],
  );
  expect(over).toEqual([]);
});

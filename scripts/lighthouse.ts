/**
 * `npm run lighthouse`: measures first paint as Lighthouse's mobile preset simulates it, for some
 * pages of the built site beside two yardsticks in the same run: the same page without its scripts,
 * and a bare page of the same words in system fonts. Medians of five runs each, interleaved, since
 * the machine's own pace drifts.
 */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync, cpSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { parse } from 'node-html-parser';
import { browserFlags, findBrowser } from './setup/browser.mjs';
import { compressFolder } from './hosts/compress.ts';
import { readLanguages } from './locales/languages.ts';
import { noOrigins } from './hosts/page-origins.ts';
import { createSiteServer } from './server/site-server.ts';

const runs = 5;
const pages = ['/', '/sv/faq'];
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  tti: 'interactive',
} as const;
type Measures = Record<keyof typeof metrics | 'score', number>;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const variants: Record<string, (html: string) => string> = {
  site: (html) => html,
  'without scripts': (html) => html.replace(/<script data-entry[\s\S]*?<\/script>/, ''),
  'bare words': bare,
};

/** The page's words with nothing around them: what any page of this length must cost. */
function bare(html: string): string {
  const page = parse(html);
  for (const element of page.querySelectorAll('svg, script, style, link')) element.remove();
  const body = page.querySelector('body')!.innerHTML.replace(/ (?:class|style)="[^"]*"/g, '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${page.querySelector('title')!.text}</title></head><body>${body}</body></html>`;
}

async function serveVariant(change: (html: string) => string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  cpSync(dist, root, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const path of pages) {
    const file = join(root, path === '/' ? 'index.html' : `${path}.html`);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  compressFolder(new URL(`file://${root}/`));
  const server = createSiteServer({
    root,
    languages: readLanguages(),
    origins: noOrigins,
    functions: (_request, _response, next) => next(),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function measure(url: string): Promise<Measures | undefined> {
  const chrome = await launch({
    ...(findBrowser() ? { chromePath: findBrowser()! } : {}),
    // An English browser stays on unprefixed pages, and on prefixed ones.
    chromeFlags: [...browserFlags, '--headless=new', '--lang=en'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      logLevel: 'silent',
    });
    const score = result?.lhr.categories['performance']?.score;
    if (typeof score !== 'number') return undefined;
    const values = Object.entries(metrics).map(([name, audit]) => [
      name,
      result!.lhr.audits[audit]?.numericValue ?? Number.NaN,
    ]);
    return { ...(Object.fromEntries(values) as Measures), score: score * 100 };
  } finally {
    chrome.kill();
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

const origins: Record<string, string> = {};
for (const [name, change] of Object.entries(variants)) origins[name] = await serveVariant(change);

for (const path of pages) {
  const measured: Record<string, Measures[]> = {};
  for (let run = 0; run < runs; run++) {
    for (const [name, origin] of Object.entries(origins)) {
      // Now and then a run gives no score; it is taken again, once.
      const result = (await measure(origin + path)) ?? (await measure(origin + path));
      if (result) (measured[name] ??= []).push(result);
    }
  }
  console.log(`\n${path}, medians of ${runs}, milliseconds (cls: no unit)`);
  console.table(
    Object.fromEntries(
      Object.entries(measured).map(([name, results]) => {
        const columns = Object.keys(results[0]!) as (keyof Measures)[];
        return [
          name,
          Object.fromEntries(
            columns.map((key) => [
              key,
              Number(median(results.map((result) => result[key])).toFixed(key === 'cls' ? 3 : 0)),
            ]),
          ),
        ];
      }),
    ),
  );
}
process.exit(0);

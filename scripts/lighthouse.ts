/**
 * `npm run lighthouse`: measures first paint as Lighthouse's mobile preset simulates it, for some
 * pages of the built site beside two yardsticks in the same run: the same page without its scripts,
 * and the reference (scripts/bench/reference.ts). Medians of five runs each, interleaved, since
 * the machine's own pace drifts.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { referencePage } from './bench/reference.ts';
import { serveVariant } from './bench/variants.ts';
import { browserFlags, findBrowser } from './setup/browser.mjs';

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

const variants: Record<string, (html: string) => string> = {
  site: (html) => html,
  'without scripts': (html) => html.replace(/<script data-entry[\s\S]*?<\/script>/, ''),
  reference: referencePage,
};

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
for (const [name, change] of Object.entries(variants))
  origins[name] = await serveVariant(pages, change);

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

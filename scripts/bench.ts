/**
 * `npm run bench`: measures the built site beside the reference (scripts/bench/reference.ts), on a
 * slow phone, in turns, and prints what a first view takes. Medians: now and then a run is off, and
 * the machine's own pace drifts. A run in which the reference itself wavers says so.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { referencePage } from './bench/reference.ts';
import { type FirstView, launchThrottled } from './bench/throttled-browser.ts';
import { fileOf, serveVariant } from './bench/variants.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' } } });
const runs = Number(values.runs);
const pages = ['/', '/sv/faq'];

/** Beyond this share of its median between its quartiles, the reference wavers. */
const quiet = 0.15;

const byNumber = (a: number, b: number) => a - b;
const quantile = (numbers: readonly number[], share: number) =>
  numbers.toSorted(byNumber)[Math.floor(share * (numbers.length - 1))]!;
const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

const origins = {
  reference: await serveVariant(pages, referencePage),
  site: await serveVariant([], (html) => html),
};
const browser = await launchThrottled();
const load = loadavg()[0]!;

for (const path of pages) {
  const views: Record<keyof typeof origins, FirstView[]> = { reference: [], site: [] };
  for (let run = 0; run < runs; run++) {
    views.reference.push(await browser.firstView(origins.reference + path));
    views.site.push(await browser.firstView(origins.site + path));
  }
  const of = (variant: keyof typeof origins, measure: keyof FirstView) =>
    views[variant].map((view) => view[measure]);
  const row = (variant: keyof typeof origins) => ({
    fcp: Math.round(median(of(variant, 'fcp'))),
    lcp: Math.round(median(of(variant, 'lcp'))),
    excess: Math.round(median(of(variant, 'excess'))),
  });
  const [reference, site] = [row('reference'), row('site')];
  // Each beside the one before it: the machine's pace drifts.
  const ratio = (measure: 'fcp' | 'lcp') =>
    median(of('site', measure).map((value, run) => value / of('reference', measure)[run]!));
  console.log(`\n${path}, first view, medians of ${runs}, milliseconds`);
  console.table({ reference, site });
  console.log(
    `FCP ${ratio('fcp').toFixed(2)} x, LCP ${ratio('lcp').toFixed(2)} x, medians of the pairs`,
  );
  const paints = of('reference', 'fcp');
  if (quantile(paints, 0.75) - quantile(paints, 0.25) > quiet * reference.fcp) {
    console.log('The reference wavered: no result.');
  }
}
browser.close();

const [, entry = '', modules = '', inline = ''] =
  /<script data-entry="([^"]*)" data-modules="([^"]*)">([\s\S]*?)<\/script>/.exec(
    readFileSync(fileOf('/'), 'utf8'),
  )!;
const brotli = (content: Buffer | string) => brotliCompressSync(content).length;
const scripts = [entry, ...modules.split(' ')].map((file) =>
  brotli(readFileSync(new URL(`../dist${file}`, import.meta.url))),
);
const script = scripts.reduce((sum, size) => sum + size, brotli(inline));
console.log(
  `\nhome's script ${(script / 1000).toFixed(1)} kB brotli, ${brotli(inline)} B of it inline`,
);
console.log(`load average ${load.toFixed(2)} at the beginning, ${loadavg()[0]!.toFixed(2)} now`);
process.exit(0);

/**
 * `npm run bench`: measures the built site in turns with what is written by hand, and prints what a
 * first view takes on a slow phone beside the reference (scripts/bench/reference.ts), and the view
 * after it on a slow desk beside the plain app (scripts/bench/plain-app.tsx). Medians: now and then a
 * run is off, and the machine's own pace drifts. A run in which the reference itself wavers says so.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { servePlainApp } from './bench/plain-pages.ts';
import { referencePage } from './bench/reference.ts';
import { type FirstView, launchThrottled, type NextView } from './bench/throttled-browser.ts';
import { fileOf, serveVariant } from './bench/variants.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' } } });
const runs = Number(values.runs);
const pages = ['/', '/sv/faq'];
/** From one page to another that it links to. */
const ways = [
  ['/', '/services'],
  ['/sv', '/sv/faq'],
  ['/', '/contact'],
] as const;

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

/**
 * Prints a table of both, and how the second does beside the first.
 *
 * @param ratios the measures of which that is told
 */
function print<View extends object>(
  title: string,
  views: { reference: View[]; site: View[] },
  ratios: readonly (keyof View)[],
): void {
  const of = (variant: keyof typeof views, measure: keyof View) =>
    views[variant].map((view) => Number(view[measure]));
  const measures = Object.keys(views.site[0]!) as (keyof View)[];
  const row = (variant: keyof typeof views) =>
    Object.fromEntries(
      measures.map((measure) => [measure, Math.round(median(of(variant, measure)))]),
    );
  console.log(`\n${title}, medians of ${views.site.length}, milliseconds`);
  console.table({ reference: row('reference'), site: row('site') });
  for (const measure of ratios) {
    // Each beside the one before it: the machine's pace drifts.
    const pairs = of('site', measure).map((value, run) => value / of('reference', measure)[run]!);
    console.log(`${String(measure)} ${median(pairs).toFixed(2)} x, median of the pairs`);
  }
  const [measure] = ratios as [keyof View];
  const yardstick = of('reference', measure);
  const spread = quantile(yardstick, 0.75) - quantile(yardstick, 0.25);
  if (spread > quiet * median(yardstick)) {
    console.log('The reference wavered: no result.');
  }
}

for (const path of pages) {
  const views = { reference: [] as FirstView[], site: [] as FirstView[] };
  for (let run = 0; run < runs; run++) {
    views.reference.push(await browser.firstView(origins.reference + path));
    views.site.push(await browser.firstView(origins.site + path));
  }
  print(`${path}, first view`, views, ['fcp', 'lcp']);
}

for (const [from, to] of ways) {
  const views = { reference: [] as NextView[], site: [] as NextView[] };
  const app = await servePlainApp([from, to]);
  for (let run = 0; run < runs; run++) {
    views.reference.push(await browser.nextView(app + from, `a[href="${to}"]`));
    views.site.push(await browser.nextView(origins.site + from, `a[href="${to}"]`));
  }
  print(`${from} to ${to} and back`, views, ['forth', 'back']);
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

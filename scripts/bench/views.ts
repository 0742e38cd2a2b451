/** First and next views in turns with what is written by hand: the machine's own pace drifts. */
import { type Figure, median, rounded, waver } from './figures.ts';
import { servePlainApp } from './plain-pages.ts';
import { referencePage } from './reference.ts';
import { type FirstView, launchThrottled, type NextView } from './throttled-browser.ts';
import { serveVariant } from './variants.ts';

const pages = ['/', '/sv/faq'];

/** From one page to another that it links to. */
const ways = [
  ['/', '/services'],
  ['/sv', '/sv/faq'],
  ['/', '/contact'],
] as const;

/** Beyond this share of its median between its quartiles, what stands beside the site wavers. */
const quiet = 0.15;

interface Views<View> {
  beside: View[];
  site: View[];
}

/** @returns the median of what each view took beside the one before it, and what that is made of */
function compare<View extends object>(
  { beside, site }: Views<View>,
  measure: keyof View,
): Pick<Figure, 'value' | 'unit' | 'from'> {
  const [own, others] = [site, beside].map((views) => views.map((view) => Number(view[measure])));
  const pairs = own!.map((value, run) => value / others![run]!);
  const times = `${Math.round(median(own!))} ms beside ${Math.round(median(others!))}`;
  const caution = waver(others!) > quiet ? ' that waver' : '';
  return { value: rounded(median(pairs), 2), unit: '×', from: times + caution };
}

/** @param runs how often each page is opened */
export async function measureFirstViews(runs: number): Promise<Figure[]> {
  const reference = await serveVariant(pages, referencePage);
  const site = await serveVariant([], (html) => html);
  const browser = await launchThrottled();
  const figures: Figure[] = [];
  for (const path of pages) {
    const views: Views<FirstView> = { beside: [], site: [] };
    for (let run = 0; run < runs; run++) {
      views.beside.push(await browser.firstView(reference + path));
      views.site.push(await browser.firstView(site + path));
    }
    figures.push(
      { name: `first contentful paint of ${path}`, limit: 1.25, ...compare(views, 'fcp') },
      { name: `largest contentful paint of ${path}`, limit: 1.25, ...compare(views, 'lcp') },
    );
    if (path !== '/') continue;
    const value = Math.round(median(views.site.map(({ excess }) => excess)));
    figures.push({ name: 'excess of long tasks, home', value, unit: 'ms', limit: 60 });
  }
  browser.close();
  return figures;
}

/** @param runs how often each way is gone */
export async function measureNextViews(runs: number): Promise<Figure[]> {
  const site = await serveVariant([], (html) => html);
  const browser = await launchThrottled();
  const figures: Figure[] = [];
  for (const [from, to] of ways) {
    const app = await servePlainApp([from, to]);
    const views: Views<NextView> = { beside: [], site: [] };
    for (let run = 0; run < runs; run++) {
      views.beside.push(await browser.nextView(app + from, `a[href="${to}"]`));
      views.site.push(await browser.nextView(site + from, `a[href="${to}"]`));
    }
    figures.push(
      { name: `${from} to ${to}`, limit: 1.3, ...compare(views, 'forth') },
      { name: `and back`, limit: 1.3, ...compare(views, 'back') },
    );
  }
  browser.close();
  return figures;
}

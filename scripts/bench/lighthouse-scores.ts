/** What Lighthouse's mobile preset gives every page, simulated, as it comes. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pagePath } from '../../src/site/paths.ts';
import { routesWhere } from '../../src/site/routes.ts';
import { readLanguages } from '../locales/languages.ts';
import { browserFlags, findBrowser } from '../setup/browser.mjs';
import { type Figure, median } from './figures.ts';
import { serveVariant } from './variants.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Partial<Record<(typeof categories)[number], number>>;

/** How often a page is taken that once fell short: its median counts. */
const runsOfDoubt = 5;

/** @returns no score of a category that gave none: now and then a run does */
async function scoresOf(url: string): Promise<Scores> {
  const chromePath = findBrowser();
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    // An English browser stays on unprefixed pages, and on prefixed ones.
    chromeFlags: [...browserFlags, '--headless=new', '--lang=en'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent' });
    const scores = categories.map((name) => [name, result?.lhr.categories[name]?.score] as const);
    return Object.fromEntries(
      scores.flatMap(([name, score]) =>
        typeof score === 'number' ? [[name, Math.round(score * 100)]] : [],
      ),
    );
  } finally {
    chrome.kill();
  }
}

/** @returns the lowest score of each category, and all scores by page, one language after the other */
export async function measureLighthouse(): Promise<Figure[]> {
  const origin = await serveVariant([], (html) => html);
  const scores = new Map(categories.map((name) => [name, [] as number[]]));
  const short: string[] = [];
  for (const { code } of readLanguages()) {
    // It measures no answer that is an error.
    for (const { id, noindex } of routesWhere(({ status }) => !status)) {
      const path = pagePath(id, code);
      const isCounted = (name: string) => !noindex || name !== 'seo';
      const runs = [await scoresOf(origin + path)];
      const isPerfect = categories.every((name) => !isCounted(name) || runs[0]![name] === 100);
      const more = isPerfect ? 0 : runsOfDoubt - 1;
      for (let run = 0; run < more; run++) runs.push(await scoresOf(origin + path));
      for (const [name, all] of scores) {
        if (!isCounted(name)) continue;
        const score = median(runs.flatMap((run) => run[name] ?? []));
        all.push(score);
        if (score < 100) short.push(`${name} of ${path} ${score}`);
      }
    }
  }
  if (short.length > 0) console.log(short.join('\n'));
  return Array.from(scores, ([name, each]) => ({
    name,
    value: Math.min(...each),
    limit: 100,
    atLeast: true as const,
    from: `the lowest of ${each.length} pages`,
    each,
  }));
}

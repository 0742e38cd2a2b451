/** A visitor gets her own language (decision 3, “Addresses and languages”). */
import type { StorageKey } from '../../src/site/storageKeys.ts';
import { pagePath } from '../../src/site/paths.ts';
import { prefer } from './support/prefer.ts';
import { developmentSite } from './support/sites.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

const languageKey: StorageKey = 'language';
const en = messagesOf('en', 'faq');
const sv = messagesOf('sv', 'faq');

interface Visit {
  /** What the browser prefers, best first. */
  prefers: string[];
  /** A choice made on an earlier visit. */
  stored?: string;
  asks: string;
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), languageKey);

/** Opens an address as a new visitor. @returns the final address and what is stored */
async function visit(page: Page, { prefers, stored: choice, asks }: Visit) {
  await page.goto('/robots.txt');
  if (choice) {
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      [languageKey, choice],
    );
  }
  await prefer(page, prefers);
  await page.goto(asks);
  await untilReady(page);
  const url = new URL(page.url());
  return {
    at: url.pathname + url.search + url.hash,
    language: await page.evaluate(() => document.documentElement.lang),
    remembered: await stored(page),
    back: await page.goBack().then(() => new URL(page.url()).pathname),
  };
}

const cases: (Visit & { ends: string; language: string; remembered: string | null })[] = [
  { prefers: ['en-GB'], asks: '/faq', ends: '/faq', language: 'en', remembered: null },
  { prefers: ['sv-SE'], asks: '/faq', ends: '/sv/faq', language: 'sv', remembered: null },
  { prefers: ['sv-SE'], asks: '/', ends: '/sv', language: 'sv', remembered: null },
  {
    prefers: ['tlh', 'sv', 'en'],
    asks: '/faq?from=ad#time',
    ends: '/sv/faq?from=ad#time',
    language: 'sv',
    remembered: null,
  },
  { prefers: ['tlh'], asks: '/faq', ends: '/faq', language: 'en', remembered: null },
  { prefers: ['en-GB'], asks: '/sv/faq', ends: '/sv/faq', language: 'sv', remembered: null },
  { prefers: ['sv'], stored: 'en', asks: '/faq', ends: '/faq', language: 'en', remembered: 'en' },
  {
    prefers: ['en'],
    stored: 'sv',
    asks: '/faq',
    ends: '/sv/faq',
    language: 'sv',
    remembered: 'sv',
  },
  {
    prefers: ['en'],
    stored: 'en',
    asks: '/sv/faq',
    ends: '/sv/faq',
    language: 'sv',
    remembered: 'en',
  },
  {
    prefers: ['sv'],
    stored: 'xx',
    asks: '/faq',
    ends: '/sv/faq',
    language: 'sv',
    remembered: 'xx',
  },
  { prefers: ['sv'], asks: '/faq?lng=en', ends: '/faq', language: 'en', remembered: 'en' },
  {
    prefers: ['en'],
    asks: '/faq?a=1&lng=sv&b=2#time',
    ends: '/sv/faq?a=1&b=2#time',
    language: 'sv',
    remembered: 'sv',
  },
  { prefers: ['sv'], asks: '/sv/faq?lng=en', ends: '/faq', language: 'en', remembered: 'en' },
  { prefers: ['en'], asks: '/faq?lng=xx', ends: '/faq?lng=xx', language: 'en', remembered: null },
  {
    prefers: ['en'],
    asks: '/sv/faq?lng=xx',
    ends: '/sv/faq?lng=xx',
    language: 'sv',
    remembered: null,
  },
  { prefers: ['en'], asks: '/faq?lng=SV', ends: '/sv/faq', language: 'sv', remembered: 'sv' },
  { prefers: ['en'], asks: '/sv/faq?lng=EN', ends: '/faq', language: 'en', remembered: 'en' },
  { prefers: ['en'], asks: '/SV/faq?a=1', ends: '/sv/faq?a=1', language: 'sv', remembered: null },
  { prefers: ['sv'], asks: '/SV/faq?lng=en', ends: '/faq', language: 'en', remembered: 'en' },
  { prefers: ['en'], asks: '/faq#?lng=sv', ends: '/faq#?lng=sv', language: 'en', remembered: null },
];

for (const { ends, language, remembered, ...visitor } of cases) {
  const chosen = visitor.stored ? `, chose ${visitor.stored} before` : '';
  test(`a browser of ${visitor.prefers.join(', ')}${chosen} asking for ${visitor.asks} gets ${ends}`, async ({
    page,
  }) => {
    // The redirect replaces its entry: Back skips it.
    const outcome = { at: ends, language, remembered, back: '/robots.txt' };
    expect(await visit(page, visitor)).toEqual(outcome);
  });
}

test('language detection stores nothing', async ({ page }) => {
  await prefer(page, ['sv']);
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    Storage.prototype.setItem = function (key) {
      if (this === localStorage) written.push(key);
    };
  });
  await page.goto('/faq?lng=xx');
  await untilReady(page);
  await expect(page).toHaveURL('/sv/faq?lng=xx');
  expect(await page.evaluate(() => (window as { written?: string[] }).written)).toEqual([]);
});

test('with blocked storage only the choice is not remembered', async ({ page }) => {
  await prefer(page, ['sv-SE']);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/faq');
  await expect(page).toHaveURL(/\/sv\/faq$/);
  await untilReady(page);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a full storage still returns the stored choice', async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'sv');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }, languageKey);
  await page.goto('/faq');
  await expect(page).toHaveURL(/\/sv\/faq$/);
});

test('the switcher keeps page, query and hash, loads no document, and is remembered', async ({
  page,
}) => {
  await page.goto('/faq?from=ad&lng=en#price');
  await untilReady(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole('link', { name: 'Svenska' }).first();
  await expect(link).toHaveAttribute('href', '/sv/faq?from=ad&lng=sv#price');
  await link.click();
  await expect(page).toHaveURL(/\/sv\/faq\?from=ad#price$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sv('faq', 'title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await stored(page)).toBe('sv');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('faq', 'title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('only one language is loaded', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  for (const { code } of languages) {
    addresses.length = 0;
    await page.goto(`${pagePath('faq', code)}?lng=${code}`);
    await untilReady(page);
    const bundles = addresses.filter((address) => address.includes('/words/'));
    expect(bundles).toHaveLength(1);
    expect(bundles[0]).toMatch(new RegExp(`/${code}/[^/]+/faq\\.json$`));
  }
});

test('no page is painted before a language redirect', async ({ fresh: page }) => {
  await prefer(page, ['sv-SE']);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        console.log(`${entry.name} ${document.documentElement.lang}`);
    }).observe({ type: 'paint', buffered: true });
  });
  const paints: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('first-contentful-paint')) paints.push(message.text());
  });
  await page.goto(`${developmentSite.origin}/faq`);
  await untilReady(page);
  await expect.poll(() => paints).toEqual(['first-contentful-paint sv']);
});

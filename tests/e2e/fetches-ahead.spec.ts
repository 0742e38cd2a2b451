/** What is there of the next page before it is asked for, whatever the language. */
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const code = 'sv';
const footerLink = (page: Page, id: PageId) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf(code, 'home')('common', `nav.${id}`), exact: true });
const titleOf = (page: Page, id: PageId, key = 'title') =>
  page.getByRole('heading', {
    level: 1,
    name: wordsOf(code, id)(id, key),
    includeHidden: true,
  });

/** @returns the paths the browser fetches as documents to come, from now on */
async function watchPrefetches(page: Page): Promise<string[]> {
  const found: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Preload.prefetchStatusUpdated', ({ key }) => {
    const { pathname, search } = new URL(key.url);
    found.push(pathname + search);
  });
  await browser.send('Preload.enable');
  return found;
}

test('a link that is pointed at brings its document, until the page is alive', async ({
  fresh: page,
}) => {
  const fetched = await watchPrefetches(page);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto(pagePath('home', code));
  await page.locator('a[hreflang]:visible').first().hover();
  await footerLink(page, 'faq').hover();
  await expect.poll(() => fetched).toContain(pagePath('faq', code));
  await page.unroute('**/assets/**/*.js');
  await page.reload();
  await untilReady(page);
  await footerLink(page, 'about').hover();
  await expect(titleOf(page, 'about')).toBeAttached();
  expect(new Set(fetched)).toEqual(new Set([pagePath('faq', code)]));
});

test('a page that is pointed at is drawn out of sight, and shown without a request', async ({
  page,
}) => {
  await page.goto(pagePath('home', code));
  await untilReady(page);
  await footerLink(page, 'faq').hover();
  await expect(titleOf(page, 'faq')).toBeAttached();
  await expect(titleOf(page, 'faq')).toBeHidden();
  const heading = await titleOf(page, 'faq').elementHandle();
  await page.context().setOffline(true);
  await footerLink(page, 'faq').click();
  await expect(titleOf(page, 'faq')).toBeFocused();
  // The very same: it was not drawn again.
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.context().setOffline(false);
});

test('the page that was left is drawn anew for Back, those pointed at before are gone', async ({
  fresh: page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/science.json', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(pagePath('home', code));
  await untilReady(page);
  const late = page.waitForResponse('**/science.json');
  await footerLink(page, 'science').hover();
  await footerLink(page, 'about').hover();
  await expect(titleOf(page, 'about')).toBeAttached();
  await footerLink(page, 'faq').click();
  await expect(titleOf(page, 'faq')).toBeFocused();
  held.resolve();
  await (await late).finished();
  await expect(titleOf(page, 'about')).toHaveCount(0);
  const home = titleOf(page, 'home', 'hero.title');
  await expect(home).toBeAttached();
  await expect(home).toBeHidden();
  const kept = await home.elementHandle();
  await page.goBack();
  await expect.poll(() => kept.isVisible()).toBe(true);
});

test('a page that goes by what it finds is fetched, but drawn when it is shown', async ({
  page,
}) => {
  await page.goto(pagePath('home', code));
  await untilReady(page);
  const words = page.waitForResponse('**/eula.json');
  await footerLink(page, 'eula').hover();
  await (await words).finished();
  // Drawn by then, and put in the place of what was pointed at last.
  await footerLink(page, 'about').hover();
  await expect(titleOf(page, 'about')).toBeAttached();
  await footerLink(page, 'eula').hover();
  await expect(titleOf(page, 'about')).toHaveCount(0);
  await expect(titleOf(page, 'eula')).toHaveCount(0);
});

/** Navigation while the next page loads. */
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { expect, holdBack, type Page, test, untilReady } from './support/test.ts';
import { messagesOf } from './support/messages.ts';

test.use({ reducedMotion: 'no-preference' });

const code = 'sv';
const heading = (page: Page, id: PageId, key = 'title') =>
  page.getByRole('heading', { level: 1, name: messagesOf(code, id)(id, key) });
const footerLink = (page: Page, id: PageId) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: messagesOf(code, 'home')('common', `nav.${id}`), exact: true });
const waitingLine = (page: Page) => page.locator('#root > div:first-child');

async function openHome(page: Page): Promise<void> {
  await page.goto(pagePath('home', code));
  await untilReady(page);
}

/** Opens home in a new browser, with the messages of the FAQ held back. */
async function openAndHold(page: Page): Promise<() => void> {
  const release = await holdBack(page, '**/assets/words/**/faq.json');
  await openHome(page);
  return release;
}

/** Releases the messages of the FAQ, and expects them to change nothing. */
async function expectUnchanged(page: Page, release: () => void, shown: ReturnType<typeof heading>) {
  const before = await shown.elementHandle();
  const arrival = page.waitForResponse('**/faq.json');
  release();
  await (await arrival).finished();
  await expect(waitingLine(page)).toHaveCount(0);
  // The same element: no other page was shown meanwhile.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
}

test('a slow page shows a progress line; the previous one stays until it is loaded', async ({
  fresh: page,
}) => {
  const release = await openAndHold(page);
  await expect(waitingLine(page)).toHaveCount(0);
  await footerLink(page, 'faq').click();
  await expect(waitingLine(page)).toBeVisible();
  await expect(heading(page, 'home', 'hero.title')).toBeVisible();
  release();
  await expect(heading(page, 'faq')).toBeFocused();
  await expect(waitingLine(page)).toHaveCount(0);
});

test('the page requested last is shown, even if another loads later', async ({ fresh: page }) => {
  const release = await openAndHold(page);
  await footerLink(page, 'faq').click();
  await footerLink(page, 'contact').click();
  await expect(heading(page, 'contact')).toBeFocused();
  await expectUnchanged(page, release, heading(page, 'contact'));
  await expect(page).toHaveURL(pagePath('contact', code));
});

test('Back, while a page loads, works at once', async ({ fresh: page }) => {
  const release = await openAndHold(page);
  await footerLink(page, 'faq').click();
  await page.goBack();
  await expectUnchanged(page, release, heading(page, 'home', 'hero.title'));
});

for (const way of ['pointed at', 'focused', 'touched'] as const) {
  test(`a page whose link is ${way} is shown without a further request`, async ({
    fresh: page,
  }) => {
    await openHome(page);
    const link = footerLink(page, 'faq');
    const fetched = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('faq.json'),
    );
    if (way === 'pointed at') await link.hover();
    else if (way === 'focused') await link.focus();
    else await link.dispatchEvent('pointerover', { pointerType: 'touch' });
    await fetched;
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await link.click();
    await expect(heading(page, 'faq')).toBeFocused();
  });
}

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a new page is animated with reduced motion ${reducedMotion}: ${moves}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openHome(page);
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({ target }) => {
        if (target instanceof HTMLElement && target.localName === 'main') {
          document.documentElement.dataset['moved'] = '';
        }
      });
    });
    await footerLink(page, 'faq').click();
    await expect(heading(page, 'faq')).toBeFocused();
    // It would have begun within two frames.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const moved = await page.evaluate(() => document.documentElement.dataset['moved']);
    expect(moved !== undefined).toBe(moves);
  });
}

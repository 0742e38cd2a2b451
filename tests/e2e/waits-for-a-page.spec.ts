/** How one page gives way to the next, whatever the language. */
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { expect, holdBack, type Page, test, untilReady } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

const code = 'sv';
const heading = (page: Page, id: PageId, key = 'title') =>
  page.getByRole('heading', { level: 1, name: wordsOf(code, id)(id, key) });
const footerLink = (page: Page, id: PageId) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf(code, 'home')('common', `nav.${id}`), exact: true });
const waitingLine = (page: Page) => page.locator('#root > div:first-child');

async function openHome(page: Page): Promise<void> {
  await page.goto(pagePath('home', code));
  await untilReady(page);
}

/** Opens home in a new browser; the words of the FAQ do not come before they are let. */
async function openAndHold(page: Page): Promise<() => void> {
  const letCome = await holdBack(page, '**/assets/words/**/faq.json');
  await openHome(page);
  return letCome;
}

/** Lets the words of the FAQ come, and expects them to change nothing. */
async function expectUnchanged(page: Page, letCome: () => void, shown: ReturnType<typeof heading>) {
  const before = await shown.elementHandle();
  const arrival = page.waitForResponse('**/faq.json');
  letCome();
  await (await arrival).finished();
  await expect(waitingLine(page)).toHaveCount(0);
  // The very same: another page has not even been shown for a moment.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
}

test('a page that takes its time is announced; the one before stays until it is there', async ({
  fresh: page,
}) => {
  const letCome = await openAndHold(page);
  await expect(waitingLine(page)).toHaveCount(0);
  await footerLink(page, 'faq').click();
  await expect(waitingLine(page)).toBeVisible();
  await expect(heading(page, 'home', 'hero.title')).toBeVisible();
  letCome();
  await expect(heading(page, 'faq')).toBeFocused();
  await expect(waitingLine(page)).toHaveCount(0);
});

test('what was asked for last is shown, whatever comes last', async ({ fresh: page }) => {
  const letCome = await openAndHold(page);
  await footerLink(page, 'faq').click();
  await footerLink(page, 'contact').click();
  await expect(heading(page, 'contact')).toBeFocused();
  await expectUnchanged(page, letCome, heading(page, 'contact'));
  await expect(page).toHaveURL(pagePath('contact', code));
});

test('Back, before a page has come, waits for nothing', async ({ fresh: page }) => {
  const letCome = await openAndHold(page);
  await footerLink(page, 'faq').click();
  await page.goBack();
  await expectUnchanged(page, letCome, heading(page, 'home', 'hero.title'));
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
  test(`a new page comes up by itself where motion is ${reducedMotion}: ${moves}`, async ({
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
    // Two frames on it would have begun.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const moved = await page.evaluate(() => document.documentElement.dataset['moved']);
    expect(moved !== undefined).toBe(moves);
  });
}

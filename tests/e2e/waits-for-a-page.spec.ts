/** How one page gives way to the next, whatever the language. */
import { pagePath } from '../../src/site/paths.ts';
import type { PageId } from '../../src/site/routes.ts';
import { moduleWith } from './support/built.ts';
import {
  expect,
  holdBack,
  type Page,
  runUntil,
  stopClock,
  test,
  untilReady,
} from './support/test.ts';
import { wordsOf } from './support/words.ts';

test.use({ reducedMotion: 'no-preference' });

const code = 'sv';
const heading = (page: Page, id: PageId, key: string) =>
  page.getByRole('heading', { level: 1, name: wordsOf(code, id)(id, key) });
const follow = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf(code, 'home')('common', `nav.${name}`) })
    .click();
const announcement = (page: Page) => page.locator('html[data-waiting]');

/** Opens home and stops its clock; the words of the FAQ do not come before they are let. */
async function openAndHold(page: Page): Promise<() => void> {
  const letCome = await holdBack(page, '**/assets/words/**/faq.json');
  await page.clock.install();
  await page.goto(pagePath('home', code));
  await untilReady(page);
  // What announces and changes pages comes once the first is alive.
  await page.evaluate((address) => import(address), moduleWith('data-waiting'));
  await stopClock(page);
  return letCome;
}

/** Expects nothing to be announced, neither before the words of the FAQ come nor after. */
async function expectNoWait(page: Page, letCome: () => void): Promise<void> {
  await page.clock.runFor(1000);
  await expect(announcement(page)).toHaveCount(0);
  const arrival = page.waitForResponse('**/faq.json');
  letCome();
  await (await arrival).finished();
  await page.clock.runFor(1000);
  await expect(announcement(page)).toHaveCount(0);
}

test('a page that takes its time is announced; the one before stays until it is there', async ({
  fresh: page,
}) => {
  const letCome = await openAndHold(page);
  await follow(page, 'faq');
  await page.clock.runFor(250);
  await expect(announcement(page)).toHaveCount(0);
  await runUntil(page, 'seen', announcement(page));
  await expect(heading(page, 'home', 'hero.title')).toBeVisible();
  letCome();
  await expect(heading(page, 'faq', 'title')).toBeFocused();
  await expect(announcement(page)).toHaveCount(0);
});

test('what was asked for last is shown, whatever comes last', async ({ fresh: page }) => {
  const letCome = await openAndHold(page);
  await follow(page, 'faq');
  await follow(page, 'contact');
  await expect(heading(page, 'contact', 'title')).toBeFocused();
  const contact = await heading(page, 'contact', 'title').elementHandle();
  await expectNoWait(page, letCome);
  // The very same: another page has not even been shown for a moment.
  expect(await contact.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page).toHaveURL(pagePath('contact', code));
});

test('Back, before a page has come, waits for nothing', async ({ fresh: page }) => {
  const letCome = await openAndHold(page);
  await follow(page, 'faq');
  await page.goBack();
  await expectNoWait(page, letCome);
  await expect(heading(page, 'home', 'hero.title')).toBeVisible();
});

for (const [reducedMotion, moves] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a new page comes up by itself where motion is ${reducedMotion}: ${moves}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto(pagePath('home', code));
    await untilReady(page);
    await page.evaluate(() => {
      const look = () => {
        const isMoving = document.querySelector('main')!.getAnimations().length > 0;
        if (isMoving) document.documentElement.dataset['moved'] = '';
        else requestAnimationFrame(look);
      };
      look();
    });
    await follow(page, 'faq');
    await expect(heading(page, 'faq', 'title')).toBeFocused();
    // By then it would have begun.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    const moved = await page.evaluate(() => document.documentElement.dataset['moved']);
    expect(moved !== undefined).toBe(moves);
  });
}

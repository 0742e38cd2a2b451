/** A page that does not exist, crashes or cannot be loaded: what a visitor sees. */
import { sessionMinutes } from '../../src/content/session.ts';
import { pagePath } from '../../src/site/paths.ts';
import { breakPage } from './support/built.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { fixed, languages, messagesOf } from './support/messages.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const followToFaq = (page: Page, code: string) =>
  page
    .getByRole('contentinfo')
    .locator(`a[href="${pagePath('faq', code)}"]`)
    .click();

for (const { code } of languages) {
  const say = messagesOf(code, 'not-found');

  // Ch. 2: “any other path | 404 page: 'Oops! Page not found' with a link home; the missing path is
  // logged.” Ch. 8: “Unknown route | 404 page.”
  test(`${code}: an unknown address gets the 404 page of its language, and is logged`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const missing = `${pagePath('services', code)}/no/such-page`;
    const response = (await page.goto(missing))!;
    expect(response.status()).toBe(404);
    await untilReady(page);
    await expect(heading(page)).toHaveText(
      fixed(code, 'Oops! Page not found', say('not-found', 'title')),
    );
    await expect.poll(() => logged.some((text) => text.includes(missing))).toBe(true);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('not-found', 'ways.home'), exact: true })
      .click();
    await expect(page).toHaveURL(pagePath('home', code));
    await expect(heading(page)).not.toHaveText(say('not-found', 'title'));
  });

  const gap = (page: Page) =>
    page.getByRole('button', { name: say('not-found', 'figure.fill'), exact: true });
  const status = (page: Page, key: string, values?: Record<string, number>) =>
    page.getByRole('figure').getByText(say('not-found', `figure.${key}`, values), { exact: true });
  const minutesBack = (count: number) => ({ count, all: sessionMinutes.mentor });
  const expectComplete = async (page: Page) => {
    await expect(status(page, 'whole')).toBeVisible();
    await expect(status(page, 'caughtUp')).toBeVisible();
    await expect(gap(page)).toBeFocused();
    await expect(gap(page)).toHaveAttribute('aria-disabled', 'true');
  };

  test(`${code}: the gap on the 404 page is filled in by keyboard`, async ({ page }) => {
    await page.goto(`${pagePath('services', code)}/no-such-page`);
    await untilReady(page);
    await expect(status(page, 'gap')).toBeVisible();
    await gap(page).press('Enter');
    await expect(status(page, 'minutes', minutesBack(1))).toBeVisible();
    // A stroke a letter, eight a minute.
    await gap(page).pressSequentially('minute');
    await expect(status(page, 'minutes', minutesBack(1))).toBeVisible();
    await gap(page).pressSequentially('20');
    await expect(status(page, 'minutes', minutesBack(2))).toBeVisible();
    await gap(page).press('Space');
    await gap(page).press('Enter');
    await expectComplete(page);
  });

  test(`${code}: it is filled in by dragging the pointer, and by clicks`, async ({ page }) => {
    await page.goto(`${pagePath('services', code)}/no-such-page`);
    await untilReady(page);
    await gap(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await gap(page).boundingBox())!;
    // The last minute, then the others by going from its end to the beginning.
    await page.mouse.click(x + width * 0.9, y + height / 2);
    await expect(status(page, 'minutes', minutesBack(1))).toBeVisible();
    await page.mouse.move(x + width * 0.8, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 1, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await expectComplete(page);
  });

  test(`${code}: it is filled in under the pointer from right to left, too`, async ({ page }) => {
    await page.goto(`${pagePath('services', code)}/no-such-page`);
    await untilReady(page);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    await gap(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await gap(page).boundingBox())!;
    const hand = x + width * 0.1;
    await page.mouse.click(hand, y + height / 2);
    const minute = (await gap(page).locator('path').boundingBox())!;
    expect(minute.x).toBeLessThan(hand);
    expect(minute.x + minute.width).toBeGreaterThan(hand);
    expect(minute.width).toBeLessThan(width / 3);
  });

  // Ch. 2: “A router fallback error screen shows 'Unexpected Application Error!' with the message.”
  // Ch. 8: “'Unexpected Application Error!' with the message.”
  test(`${code}: a page that throws shows the error and its message`, async ({ page }) => {
    const message = 'The page fell over its own feet';
    await breakPage(page, 'faq', message);
    await page.goto(pagePath('home', code));
    await untilReady(page);
    await followToFaq(page, code);
    await expect(heading(page)).toHaveText(
      fixed(code, 'Unexpected Application Error!', say('common', 'error.title')),
    );
    await expect(page.getByRole('alert')).toHaveText(message);
  });

  test(`${code}: offline, a page that is not loaded shows the error screen with a link`, async ({
    fresh: page,
  }) => {
    await page.goto(pagePath('home', code));
    await untilReady(page);
    await page.context().setOffline(true);
    await followToFaq(page, code);
    await expect(heading(page)).toHaveText(say('common', 'error.title'));
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: say('common', 'error.reload') }).click();
    await expect(heading(page)).toHaveText(messagesOf(code, 'faq')('faq', 'title'));
  });

  test(`${code}: a page whose files are gone is fetched as a document`, async ({ page }) => {
    await page.goto(pagePath('home', code));
    await untilReady(page);
    let isFetched = false;
    page.on('request', (request) => (isFetched ||= request.isNavigationRequest()));
    await page.route('**/assets/words/**/faq.json', (route) =>
      isFetched ? route.fallback() : route.abort(),
    );
    await followToFaq(page, code);
    await expect(page).toHaveURL(pagePath('faq', code));
    await expect(heading(page)).toHaveText(messagesOf(code, 'faq')('faq', 'title'));
    // Back restores the scroll position.
    await untilReady(page);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  test(`${code}: after a deployment replaced the list of languages, the page is fetched as a document`, async ({
    page,
  }) => {
    await page.goto(pagePath('faq', code));
    await untilReady(page);
    const other = languages.find((language) => language.code !== code)!;
    await page.route('**/words/*.json', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: other.name }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    await expect(heading(page)).toHaveText(messagesOf(other.code, 'faq')('faq', 'title'));
  });
}

/**
 * A prefix in another case, and a browser with invalid languages (decision 3, “Addresses and languages”).
 */
import { prefer } from './support/prefer.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { messagesOf } from './support/messages.ts';

for (const [asked, target] of [
  ['/en/faq?a=1', '/faq?a=1'],
  ['/EN/faq', '/faq'],
  ['/SV/faq?a=1', '/sv/faq?a=1'],
  ['/sv/faq/', '/sv/faq'],
] as const) {
  test(`${asked} redirects to ${target} permanently`, async ({ request }) => {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers()['location']).toBe(target);
  });
}

/** Serves an address with the document of another, as a host without a redirect does. */
const answer = (page: Page, asked: string, document: string) =>
  page.route(asked, async (route) => {
    const { origin } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: origin + document }) });
  });

for (const [asked, target, language] of [
  ['/SV/faq', '/sv/faq', 'sv'],
  ['/EN/faq', '/faq', 'en'],
] as const) {
  test(`a 404 page at ${asked} redirects to ${target}`, async ({ page }) => {
    await answer(page, asked, '/nope');
    await page.goto(asked);
    await expect(page).toHaveURL(target);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messagesOf(language, 'faq')('faq', 'title'),
    );
  });
}

test('a page that a host serves in any case stays, and its address is corrected', async ({
  page,
}) => {
  await answer(page, '/SV/faq', '/sv/faq');
  await page.route('/sv/faq', (route) => route.abort());
  await page.goto('/SV/faq#time');
  await untilReady(page);
  await expect(page).toHaveURL('/sv/faq#time');
});

for (const [name, list] of [
  ['no list', undefined],
  ['null', null],
  ['an empty list', []],
  ['a number', 5],
  ['a list of rubbish', [null, 7, '', '*', '-', 'x', 'not a tag', '<b>', '__proto__', {}]],
] as const) {
  test(`a browser with languages ${name} gets a hydrated page in English`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await prefer(page, list);
    await page.goto('/faq');
    await untilReady(page);
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(errors).toEqual([]);
  });
}

test('a browser that throws for its languages gets a hydrated page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', {
      get: () => {
        throw new Error('none');
      },
    });
  });
  await page.goto('/faq');
  await untilReady(page);
  await expect(page).toHaveURL('/faq');
});

test('invalid entries in the list do not hide the valid ones', async ({ page }) => {
  await prefer(page, [null, '', 'sv_SE']);
  await page.goto('/faq');
  await expect(page).toHaveURL('/sv/faq');
});

/** Policy documents, by default the site's own samples. */
import type { PolicyPage } from '../../src/site/config.ts';
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { site } from './support/sites.ts';
import { expect, holdBack, type Page, test, untilReady, watch } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

const documents: readonly PolicyPage[] = [
  'privacy-policy',
  'terms-of-service',
  'disclaimer',
  'eula',
];

async function openFromHome(page: Page, id: PolicyPage, code: string): Promise<void> {
  await page.goto(pagePath('home', code));
  await untilReady(page);
  const name = messagesOf(code, id)('common', `nav.${id}`);
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
}

for (const { code } of languages) {
  for (const id of documents) {
    // Ch. 2: “Each embeds an externally hosted policy document, with loading fallback text and a
    // back-to-home link.”
    test(`${code}: ${id} has its document, marked as a sample, with its own contents`, async ({
      page,
    }) => {
      const say = messagesOf(code, id);
      const watched = watch(page, site.origin);
      const fetched: string[] = [];
      page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
      await page.goto(pagePath(id, code));
      await untilReady(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(id, 'title'));
      await expect(main.getByRole('note')).toBeVisible();
      await expect(main.getByRole('status')).toBeEmpty();
      expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const link of await main.getByRole('navigation').getByRole('link').all()) {
        const hash = (await link.getAttribute('href'))!;
        await expect(page.locator(hash)).toBeVisible();
      }
      const home = main.getByRole('link', { name: say('policy-document', 'home'), exact: true });
      await expect(home).toHaveAttribute('href', pagePath('home', code));
      await expect(home).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      expect(fetched.filter((path) => path.startsWith('/policies/'))).toEqual([]);
      expect(watched.foreignRequests).toEqual([]);
      expect(watched.complaints).toEqual([]);
    });

    test(`${code}: ${id} reached from another page shows its document once it is loaded`, async ({
      page,
    }) => {
      const release = await holdBack(page, `**/policies/${code}/${id}.html`);
      await openFromHome(page, id, code);
      const status = page.getByRole('main').getByRole('status');
      await expect(status).toContainText(messagesOf(code, id)('policy-document', 'loading'));
      release();
      await expect(page.getByRole('main').getByRole('note')).toBeVisible();
      await expect(status).toBeEmpty();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
}

test.describe('in one language', () => {
  const code = 'sv';
  const say = messagesOf(code, 'privacy-policy');
  const path = pagePath('privacy-policy', code);

  test('a hash links into a document', async ({ page }) => {
    await page.goto(path);
    const last = page.getByRole('main').getByRole('navigation').getByRole('link').last();
    const hash = (await last.getAttribute('href'))!;
    // From another page: on reload the browser might restore the scroll position.
    await page.goto('about:blank');
    await page.goto(path + hash);
    await expect(page.locator(hash)).toBeInViewport();
  });

  test('the document is shown at every navigation to its page', async ({ page }) => {
    await page.goto(pagePath('home', code));
    await untilReady(page);
    const footer = page.getByRole('contentinfo');
    for (const id of ['privacy-policy', 'eula', 'privacy-policy'] as const) {
      await footer.getByRole('link', { name: say('common', `nav.${id}`) }).click();
      await expect(page.getByRole('main').getByRole('note')).toHaveCount(1);
    }
  });

  test('links in a document stay in the application, and Back restores the scroll position', async ({
    page,
  }) => {
    await page.goto(path);
    await untilReady(page);
    const note = page.getByRole('main').getByRole('note');
    await expect(note).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset['before'] = 'yes';
      window.scrollTo({ top: 2_000, behavior: 'instant' });
    });
    const offset = () => page.evaluate(() => window.scrollY);
    await expect.poll(offset).toBe(2_000);
    const other = pagePath('eula', code);
    const link = page.getByRole('main').locator(`section a[href="${other}"]`).first();
    // By keyboard, as a pointer click would scroll to it.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messagesOf(code, 'eula')('eula', 'title'),
    );
    await expect(page.locator('body[data-before=yes]')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('privacy-policy', 'title'),
    );
    await expect(note).toHaveCount(1);
    expect(Math.abs((await offset()) - 2_000)).toBeLessThan(2);
  });

  test('a document that cannot be fetched: four attempts and the message; a retry loads it', async ({
    fresh: page,
  }) => {
    const address = '**/policies/*/privacy-policy.html';
    const retry = page.getByRole('button', { name: say('policy-document', 'retry') });
    let attempts = 0;
    page.on('requestfailed', () => (attempts += 1));
    await page.route(address, (route) => route.abort());
    await page.clock.install();
    await openFromHome(page, 'privacy-policy', code);
    // The longest pause between retries: there is none after the last.
    await expect
      .poll(async () => {
        await page.clock.fastForward(4_000);
        return attempts;
      })
      .toBe(4);
    await expect(retry).toBeVisible();
    await page.unroute(address);
    await retry.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('note')).toBeVisible();
    await expect(retry).toBeHidden();
    // Tab moves into the document.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator('nav a').first()).toBeFocused();
  });
});

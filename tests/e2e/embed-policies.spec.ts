/**
 * A vendor's policy documents, on another origin. What goes wrong there, what the visitor sees of
 * it, and after how many seconds.
 *
 * | the vendor's script …            | the visitor sees …                                   | after  |
 * | -------------------------------- | ---------------------------------------------------- | ------ |
 * | is slow                          | the loading text, then the document                  | –      |
 * | fails, is dropped or blocked     | the message with the direct link and a way to retry  | at once |
 * | does nothing                     | the loading text, then the message                   | 8 s    |
 * | is a page, not a script          | the message (Chromium refuses it unread)             | 0-8 s  |
 * | comes late                       | the message, then the document in its place          | 8 s    |
 * | runs twice                       | the document, once                                   | –      |
 */
import { pagePath } from '../../src/site/paths.ts';
import { axeViolations } from './support/axe.ts';
import { type Fault, faultHeader } from './support/faults.ts';
import { vendor, vendorSite } from './support/sites.ts';
import { expect, holdBack, type Page, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

test.use({ baseURL: vendorSite.origin });

/** The privacy policy in a language, found by its messages. */
function policy(code: string) {
  const say = (key: string) => messagesOf(code, 'privacy-policy')('policy-document', key);
  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: say('failed') });
  const retry = (page: Page) => page.getByRole('button', { name: say('retry') });
  return {
    failure,
    retry,
    loading: (page: Page) => page.getByText(say('loading')),
    vendorText: (page: Page) => page.getByText('Document privacy-of-the-vendor'),
    /** Opens it with a fault of the vendor. */
    open: async (page: Page, fault?: Fault) => {
      if (fault) await page.setExtraHTTPHeaders({ [faultHeader]: fault });
      await page.goto(pagePath('privacy-policy', code));
      await untilReady(page);
    },
    expectFailure: async (page: Page) => {
      await expect(failure(page)).toBeVisible();
      const direct = failure(page).getByRole('link').first();
      expect(await direct.getAttribute('href')).toContain('privacy-of-the-vendor');
      await expect(retry(page)).toBeVisible();
    },
  };
}

const script = `${vendor.origin}/**`;

for (const { code } of languages) {
  const { open, loading, vendorText, failure, retry, expectFailure } = policy(code);

  test(`${code}: a script that is slow: the loading text, then the document as the vendor has it`, async ({
    page,
  }) => {
    const release = await holdBack(page, script);
    await open(page);
    await expect(loading(page)).toBeVisible();
    release();
    await expect(vendorText(page)).toHaveCSS('letter-spacing', '3px');
    await expect(loading(page)).toBeHidden();
  });

  test(`${code}: a script that fails: the message at once; a retry loads it`, async ({ page }) => {
    await open(page, 'failing');
    await expectFailure(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.setExtraHTTPHeaders({});
    await retry(page).click();
    await expect(vendorText(page)).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });
}

test.describe('in one language', () => {
  const { open, loading, vendorText, failure, retry, expectFailure } = policy('sv');

  test('a script that is dropped, or blocked in the browser: the message at once', async ({
    page,
  }) => {
    await open(page, 'dropped');
    await expectFailure(page);
    await page.setExtraHTTPHeaders({});
    await page.route(script, (route) => route.abort('blockedbyclient'));
    await open(page);
    await expectFailure(page);
  });

  test('a script that runs twice: one document', async ({ page }) => {
    await open(page, 'twice');
    await expect(vendorText(page)).toHaveCount(1);
  });

  for (const fault of ['wrong', 'garbage'] as const) {
    test(`a script that is ${fault}: the message after eight seconds`, async ({ fresh: page }) => {
      await page.clock.install();
      await open(page, fault);
      if (fault === 'wrong') await expect(loading(page)).toBeVisible();
      // Chromium refuses HTML instead of a script at once; other browsers time out.
      await page.clock.fastForward(8_000);
      await expectFailure(page);
    });
  }

  for (const tries of [1, 2]) {
    test(`a script that comes late, requested ${tries} times: the message, then the document once`, async ({
      fresh: page,
    }) => {
      const release = await holdBack(page, script);
      await page.clock.install();
      await open(page);
      await page.clock.fastForward(8_000);
      await expectFailure(page);
      if (tries === 2) await retry(page).click();
      release();
      await expect(vendorText(page)).toBeVisible();
      await expect(failure(page)).toBeHidden();
      // Their elements are removed once they have run.
      await expect(page.locator(`script[src^="${vendor.origin}"]`)).toHaveCount(0);
      await expect(vendorText(page)).toHaveCount(1);
    });
  }
});

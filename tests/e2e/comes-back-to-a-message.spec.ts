/**
 * A prospect writes, and the page ends before the message is out: it was loaded anew, its files have
 * gone, or it fell over. What was written is there again, and a send that was broken off ends in one
 * message.
 */
import { randomUUID } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { appStateAttribute } from '../../src/site/start.ts';
import { pagePath } from '../../src/site/paths.ts';
import { contactForm, fields, functionAddress, person } from './support/contactForm.ts';
import { messagesWith } from './support/outbox.ts';
import { site } from './support/sites.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

/** Answers whatever the browser asks. @returns what it has asked */
function leaveWhenAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  return asked;
}

/** @returns the keys of the messages that leave the browser, in their order */
function keysSent(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/** Has a tab fall over, and loads it anew. @returns the tab: Playwright has given its page up */
async function crash(page: Page): Promise<CDPSession> {
  const tab = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  tab.send('Page.crash').catch(() => {});
  await crashed;
  await tab.send('Page.reload');
  return tab;
}

const kept = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join());

for (const { code } of languages) {
  const faq = wordsOf(code, 'faq');
  const { form, field, path, sendButton, toast, open, fill, expectKept } = contactForm(code);

  /** Expects that a message has arrived once, and that nothing of it is left behind. */
  async function expectSentOnce(page: Page, message: string): Promise<void> {
    await expect(toast(page, 'sent')).toBeVisible();
    for (const name of fields) await expect(field(page, name)).toHaveValue('');
    expect(await messagesWith(site, message)).toHaveLength(1);
    expect(await kept(page)).not.toMatch(new RegExp(`${message}|${person.email}`));
  }

  test.describe(code, () => {
    test('what is written is there after the page was loaded anew, until it is cleared', async ({
      page,
    }) => {
      const asked = leaveWhenAsked(page);
      await open(page);
      // The browser asks only those who have done something on the page.
      await field(page, 'company').click();
      await page.keyboard.type('Näckros & Söner');
      await fill(page, 'To be\ncontinued');
      await page.reload();
      await untilReady(page);
      await expectKept(page, 'To be\ncontinued');
      await expect(field(page, 'company')).toHaveValue('Näckros & Söner');
      await expect(page.locator('body')).toBeFocused();
      await expect(sendButton(page)).toHaveText(form('send'));
      for (const name of fields) await field(page, name).fill('');
      expect(await kept(page)).not.toContain('firstName');
      await page.reload();
      await untilReady(page);
      for (const name of fields) await expect(field(page, name)).toHaveValue('');
      expect(asked).toEqual([]);
    });

    test('what is written is there after a new version has replaced the files of a page', async ({
      page,
    }) => {
      await open(page);
      await fill(page, 'Before the new version');
      let isFetched = false;
      page.on('request', (request) => (isFetched ||= request.isNavigationRequest()));
      await page.route('**/assets/words/**/faq.json', (route) =>
        isFetched ? route.fallback() : route.abort(),
      );
      const footer = page.getByRole('contentinfo');
      await footer.locator(`a[href="${pagePath('faq', code)}"]`).click();
      await expect.poll(() => isFetched).toBe(true);
      await untilReady(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq('faq', 'title'));
      await footer.locator(`a[href="${path}"]`).click();
      await expectKept(page, 'Before the new version');
    });

    test('what is written is there after the tab has crashed', async ({ fresh: page }) => {
      await open(page);
      await fill(page, 'Before the crash');
      const tab = await crash(page);
      const expression = `document.querySelector('html[${appStateAttribute}=ready]') &&
        [...new FormData(document.querySelector('main form')).values()].join('|')`;
      const written = async () =>
        (await tab.send('Runtime.evaluate', { expression })).result.value as unknown;
      await expect.poll(written).toContain(`|${person.email}||Before the crash`);
    });

    test('a send that a crash breaks off ends in one message', async ({ fresh: page }) => {
      const message = randomUUID();
      await open(page);
      await fill(page, message);
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText(form('sending'));
      const tab = await crash(page);
      const expression = 'JSON.stringify(sessionStorage)';
      const left = async () =>
        (await tab.send('Runtime.evaluate', { expression })).result.value as unknown;
      await expect.poll(() => messagesWith(site, message)).toHaveLength(1);
      await expect.poll(left).not.toContain(message);
    });

    for (const [when, isReached, isAnswered] of [
      ['before it has left', false, false],
      ['on its way', true, false],
      ['once it has arrived', true, true],
    ] as const) {
      test(`a send that is broken off ${when} ends in one message`, async ({ page }) => {
        const message = randomUUID();
        const asked = leaveWhenAsked(page);
        const keys = keysSent(page);
        const { promise: held, resolve: hold } = Promise.withResolvers<void>();
        // The answer to the first never comes.
        await page.route(
          functionAddress,
          async (route) => {
            if (isAnswered) await route.fetch();
            hold();
          },
          { times: 1 },
        );
        await open(page);
        await fill(page, message);
        await sendButton(page).click();
        await expect(sendButton(page)).toHaveText(form('sending'));
        if (isReached) await held;
        else await page.unroute(functionAddress);
        expect(asked).toEqual([]);
        await page.reload();
        expect(asked).toEqual(['beforeunload']);
        await expectSentOnce(page, message);
        expect(keys).toHaveLength(isReached ? 2 : 1);
        expect(new Set(keys).size).toBe(1);
        await page.reload();
        await untilReady(page);
        expect(asked).toHaveLength(1);
        for (const name of fields) await expect(field(page, name)).toHaveValue('');
      });
    }

    test('within the site nobody is asked, and the send goes on', async ({ page }) => {
      const message = randomUUID();
      const asked = leaveWhenAsked(page);
      const keys = keysSent(page);
      const { promise: answered, resolve: letAnswer } = Promise.withResolvers<void>();
      await page.route(functionAddress, async (route) => {
        await answered;
        await route.fallback();
      });
      await open(page);
      await fill(page, message);
      const underWay = page.waitForRequest(functionAddress);
      await sendButton(page).click();
      await underWay;
      const footer = page.getByRole('contentinfo');
      await footer.locator(`a[href="${pagePath('faq', code)}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(faq('faq', 'title'));
      letAnswer();
      await expect(toast(page, 'sent')).toBeVisible();
      await footer.locator(`a[href="${path}"]`).click();
      await expectSentOnce(page, message);
      expect(keys).toHaveLength(1);
      expect(asked).toEqual([]);
    });
  });
}

/**
 * A page ends before its message is sent: by a reload, a new deployment or a crash. The draft is restored,
 * and an interrupted send results in one message.
 */
import { randomUUID } from 'node:crypto';
import type { CDPSession } from '@playwright/test';
import { appStateAttribute } from '../../src/site/start.ts';
import { pagePath } from '../../src/site/paths.ts';
import { contactForm, fields, functionAddress, person } from './support/contactForm.ts';
import { messagesWith } from './support/outbox.ts';
import { site } from './support/sites.ts';
import { expect, type Page, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

/** Accepts the browser's dialogs. @returns their types */
function acceptDialogs(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  return asked;
}

/** @returns the idempotency keys of the messages sent, in order */
function keysSent(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

/** Crashes a tab, and reloads it. @returns its session, as Playwright drops crashed pages */
async function crash(page: Page): Promise<CDPSession> {
  const tab = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  tab.send('Page.crash').catch(() => {});
  await crashed;
  await tab.send('Page.reload');
  return tab;
}

const storedData = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join());

for (const { code } of languages) {
  const faq = messagesOf(code, 'faq');
  const { form, field, path, sendButton, toast, open, fill, expectKept } = contactForm(code);

  /** Expects that a message has arrived once, and that its draft is gone. */
  async function expectSentOnce(page: Page, message: string): Promise<void> {
    await expect(toast(page, 'sent')).toBeVisible();
    for (const name of fields) await expect(field(page, name)).toHaveValue('');
    expect(await messagesWith(site, message)).toHaveLength(1);
    expect(await storedData(page)).not.toMatch(new RegExp(`${message}|${person.email}`));
  }

  test.describe(code, () => {
    test('a draft survives a reload, until it is cleared', async ({ page }) => {
      const asked = acceptDialogs(page);
      await open(page);
      // Browsers show the dialog only after input on the page.
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
      expect(await storedData(page)).not.toContain('firstName');
      await page.reload();
      await untilReady(page);
      for (const name of fields) await expect(field(page, name)).toHaveValue('');
      expect(asked).toEqual([]);
    });

    test('a draft survives a new deployment', async ({ page }) => {
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

    test('a draft survives a crash of the tab', async ({ fresh: page }) => {
      await open(page);
      await fill(page, 'Before the crash');
      const tab = await crash(page);
      const expression = `document.querySelector('html[${appStateAttribute}=ready]') &&
        [...new FormData(document.querySelector('main form')).values()].join('|')`;
      const written = async () =>
        (await tab.send('Runtime.evaluate', { expression })).result.value as unknown;
      await expect.poll(written).toContain(`|${person.email}||Before the crash`);
    });

    test('a send interrupted by a crash results in one message', async ({ fresh: page }) => {
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
      test(`a send interrupted ${when} results in one message`, async ({ page }) => {
        const message = randomUUID();
        const asked = acceptDialogs(page);
        const keys = keysSent(page);
        const { promise: held, resolve: hold } = Promise.withResolvers<void>();
        // The first request gets no answer.
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

    test('a navigation within the site asks nothing, and the send continues', async ({ page }) => {
      const message = randomUUID();
      const asked = acceptDialogs(page);
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

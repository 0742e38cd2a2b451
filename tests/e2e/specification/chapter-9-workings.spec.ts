/** The specification's chapter 9, row by row: limits and durations that the site works by. */
import { queryClient } from '../../../src/backend/queryClient.ts';
import { customers } from '../../../src/content/customers.ts';
import { contactForm } from '../support/contactForm.ts';
import { expect, type Page, test } from '../support/test.ts';
import {
  band,
  expectAccordion,
  fixed,
  inEveryLanguage,
  liveChatIn,
  type Locator,
  open,
  standIn,
  stopClock,
  wordsIn,
} from './support.ts';

interface Asked {
  message: string;
  conversationHistory: { role: string; content: string }[];
}

/** Moves a clock that stands, a frame at a time, until what the page waits for has come. */
async function expectToCome(page: Page, toast: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(toast).toHaveCount(1, { timeout: 200 });
  }).toPass({ timeout: 15_000 });
}

/** Expects a toast that has just come to leave by itself after milliseconds of that clock. */
async function expectToLeaveAfter(page: Page, toast: Locator, duration: number): Promise<void> {
  await page.clock.runFor(duration - 200);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);
}

inEveryLanguage((code) => {
  test('ch. 9: "Chat history sent: last 10 messages, greeting excluded."', async ({ page }) => {
    const calls = await standIn<Asked>(page, 'chat-with-ai', ({ message }) => ({
      response: `Answer to ${message}`,
    }));
    const main = await open(page, 'chat', code);
    for (let question = 1; question <= 7; question++) {
      await main.getByRole('textbox').fill(`q${question}`);
      await main.getByRole('textbox').press('Enter');
      await expect(main.getByRole('log')).toContainText(`Answer to q${question}`);
    }
    expect(calls[0]).toEqual({ message: 'q1', conversationHistory: [] });
    expect(calls[6]).toEqual({
      message: 'q7',
      conversationHistory: ['q2', 'q3', 'q4', 'q5', 'q6'].flatMap((content) => [
        { role: 'user', content },
        { role: 'assistant', content: `Answer to ${content}` },
      ]),
    });
  });

  for (const [id, count] of [['faq', 10] as const, ['user-instructions', 6] as const]) {
    test(`ch. 9: "Accordions: single item open, collapsible." (/${id})`, async ({ page }) => {
      const items = (await open(page, id, code)).locator('details');
      await expectAccordion(items, count);
    });
  }

  test('ch. 9: "Toasts: at most 1 shown at a time; default auto-close durations 4000 ms or 5000 ms …"', async ({
    page,
  }) => {
    const contact = contactForm(code);
    await standIn(page, 'send-contact-email', () => ({}));
    await page.clock.install();
    await contact.open(page);
    await stopClock(page);
    const error = page.getByRole('alert').filter({ hasText: contact.form('toast.missing') });
    const success = page.getByRole('status').filter({ hasText: contact.form('toast.sentTitle') });
    await contact.sendButton(page).click();
    await expectToCome(page, error);
    await expectToLeaveAfter(page, error, 5000);

    await contact.sendButton(page).click();
    await expectToCome(page, error);
    await contact.sendButton(page).click();
    await expectToCome(page, error);
    await contact.fill(page, 'A message');
    await contact.sendButton(page).click();
    await expectToCome(page, success);
    // The one before leaves in the next frames.
    await page.clock.runFor(50);
    await expect(error).toHaveCount(0);
    await expectToLeaveAfter(page, success, 4000);
  });

  test('ch. 9: "Tooltip open delay 700 ms; skip delay 300 ms."', async ({ page }) => {
    const say = wordsIn(code, 'home');
    await page.clock.install();
    await open(page, 'home', code);
    const scheme = say('common:colorScheme.current', { scheme: say('common:colorScheme.auto') });
    const control = page.getByRole('banner').getByRole('button', { name: scheme });
    const tooltip = page.getByRole('tooltip', { name: scheme });
    // The first hover loads what draws it; the delays are those of the second.
    await control.hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(10, 500);
    await expect(tooltip).toBeHidden();
    await stopClock(page);
    await control.hover();
    await page.clock.runFor(650);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(100);
    await expect(tooltip).toBeVisible();
    await page.mouse.move(10, 500);
    await page.clock.runFor(250);
    await expect(tooltip).toBeVisible();
    await page.clock.runFor(100);
    await expect(tooltip).toBeHidden();
  });

  test('ch. 9: "Number of customer logos: 5."', async ({ page }) => {
    const say = wordsIn(code, 'home');
    const main = await open(page, 'home', code);
    const strip = band(
      main,
      fixed(code, 'Trusted by leading organizations', () => say('customers.title')),
    );
    await expect(strip.getByRole('link')).toHaveCount(5);
    const targets = await strip
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(new Set(targets)).toEqual(new Set(customers.map(({ url }) => url)));
    // The strip repeats them, each as often as the others.
    expect(targets.length).toBeGreaterThan(5);
    for (const { url } of customers) {
      expect(targets.filter((target) => target === url)).toHaveLength(targets.length / 5);
    }
  });
});

test('ch. 9: "Data fetching defaults: 3 retries, backoff from 1 s doubling to 30 s, cache lifetime 5 minutes."', () => {
  // How a query behaves by them is tested in src/backend/queryClient.test.ts.
  const { retry, retryDelay, staleTime } = queryClient.getDefaultOptions().queries!;
  expect(retry).toBe(3);
  const delay = retryDelay as (attempt: number, error: Error) => number;
  const delays = [0, 1, 2, 3, 4, 5, 6].map((attempt) => delay(attempt, new Error('Not there')));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(staleTime).toBe(300_000);
});

test('ch. 9: "Chat widget opens 100 ms after the action when already loaded."', async ({
  page,
}) => {
  const { press, told } = await liveChatIn(page);
  await press();
  await expect.poll(told).toEqual(['loaded']);
  await page.clock.runFor(1000);
  await expect.poll(told).toHaveLength(3);
  await press();
  await page.clock.runFor(95);
  expect(await told()).toHaveLength(3);
  await page.clock.runFor(10);
  await expect.poll(told).toHaveLength(5);
});

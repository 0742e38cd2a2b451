/** What it costs for one's own company, on the page of the services. */
import { pagePath } from '../../src/site/paths.ts';
import { expect, test, untilReady } from './support/test.ts';
import { languages, messagesOf } from './support/messages.ts';

for (const { code } of languages) {
  const say = (key: string, values = {}) => messagesOf(code, 'services')('services', key, values);

  test(`${code}: the number of people sets the cost of each service`, async ({ page }) => {
    await page.goto(pagePath('services', code));
    await untilReady(page);
    const examples = page.locator('#examples');
    const handle = page.getByRole('slider', { name: say('examples.move') });
    await expect(handle).toHaveAttribute('aria-valuetext', say('examples.people', { count: 150 }));
    await handle.press('End');
    await expect(examples).toContainText(say('examples.people', { count: 300 }));
    await expect(examples).toContainText(say('examples.salespeople', { count: 30 }));
    for (const [service, amount] of Object.entries({
      company: 30_000,
      compliance: 3000,
      sales: 18_000,
    })) {
      await expect(examples).toContainText(say(`examples.sums.${service}`, { amount }));
    }
    // Announced to screen readers.
    await expect(examples.locator('[aria-live=polite]')).toContainText(
      say('examples.sums.sales', { amount: 18_000 }),
    );
    // No further person is paid for until the price covers no more.
    await handle.press('Home');
    await expect(examples).toContainText(say('examples.company', { amount: 500 }));
  });

  test(`${code}: the mentor comments on a reply, without scripts too`, async ({
    unscripted: page,
  }) => {
    await page.goto(pagePath('services', code));
    for (const [pressed, comment] of [
      ['teams.service.module', 'teams.service.ask'],
      ['customer.first.reply', 'customer.first.remark'],
      ['customer.better.reply', 'customer.better.remark'],
      ['caller.first.reply', 'caller.first.remark'],
      ['caller.better.reply', 'caller.better.remark'],
    ] as const) {
      await expect(page.getByText(say(comment))).toBeHidden();
      await page.getByText(say(pressed)).click();
      await expect(page.getByText(say(comment))).toBeVisible();
    }
  });
}

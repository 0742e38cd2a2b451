/** What it costs for one's own company, on the page of the services. */
import { pagePath } from '../../src/site/paths.ts';
import { expect, test, untilReady } from './support/test.ts';
import { languages, wordsOf } from './support/words.ts';

for (const { code } of languages) {
  const say = (key: string, values = {}) => wordsOf(code, 'services')('services', key, values);

  test(`${code}: a visitor says how many they are, and reads what each service costs`, async ({
    page,
  }) => {
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
    // Whoever does not see them is told.
    await expect(examples.locator('[aria-live=polite]')).toContainText(
      say('examples.sums.sales', { amount: 18_000 }),
    );
    // No further person is paid for until the price covers no more.
    await handle.press('Home');
    await expect(examples).toContainText(say('examples.company', { amount: 500 }));
  });

  test(`${code}: a team hears the mentor, and a reply is remarked on, without scripts too`, async ({
    unscripted: page,
  }) => {
    await page.goto(pagePath('services', code));
    for (const [pressed, heard] of [
      ['teams.service.module', 'teams.service.ask'],
      ['customer.first.reply', 'customer.first.remark'],
      ['customer.better.reply', 'customer.better.remark'],
      ['caller.first.reply', 'caller.first.remark'],
      ['caller.better.reply', 'caller.better.remark'],
    ] as const) {
      await expect(page.getByText(say(heard))).toBeHidden();
      await page.getByText(say(pressed)).click();
      await expect(page.getByText(say(heard))).toBeVisible();
    }
  });
}

/** The colour scheme control in the header: it takes effect, and persists. */
import { pagePath } from '../../src/site/paths.ts';
import { expect, test, untilReady } from './support/test.ts';
import { messagesOf } from './support/messages.ts';

const say = messagesOf('en', 'about');
const ground = 'getComputedStyle(document.body).backgroundColor';

for (const system of ['light', 'dark'] as const) {
  const other = system === 'light' ? 'dark' : 'light';

  test(`with a ${system} system, one press switches the scheme, the next switches back`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto(pagePath('about', 'en'));
    await untilReady(page);
    const control = (scheme: 'auto' | 'light' | 'dark') =>
      page.getByRole('banner').getByRole('button', {
        name: say('common', 'colorScheme.current', {
          scheme: say('common', `colorScheme.${scheme}`),
        }),
      });
    const first = await page.evaluate<string>(ground);
    await control('auto').click();
    await expect(control(other)).toBeVisible();
    expect(await page.evaluate(ground)).not.toBe(first);
    await page.reload();
    expect(await page.evaluate(ground)).not.toBe(first);
    await untilReady(page);
    await control(other).click();
    await expect(control(system)).toBeVisible();
    expect(await page.evaluate(ground)).toBe(first);
  });
}

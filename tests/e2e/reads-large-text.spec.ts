/** Every page in a browser set to twice the usual text size (WCAG 2.2, 1.4.4). */
import { everyPage } from '../everyPage.ts';
import { expect, test, untilReady } from './support/test.ts';
import { textFaults } from './support/textFaults.ts';

test.use({
  // The browser's own setting: the root's font size would not affect media queries in em.
  launchOptions: async ({ launchOptions }, lend) => {
    await lend({
      ...launchOptions,
      args: [...launchOptions.args!, '--blink-settings=defaultFontSize=32'],
    });
  },
});

for (const { language, route, path } of everyPage) {
  test(`${language} ${route.id}: nothing cut, overlapping or overflowing with text at 32 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await untilReady(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 720 });
      expect.soft(await page.evaluate(textFaults), `${width} px`).toEqual([]);
    }
  });
}

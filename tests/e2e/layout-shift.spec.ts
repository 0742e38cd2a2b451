/**
 * Cumulative Layout Shift 0 on every page in every language. On the built site: the development
 * server puts a page's styles and typefaces in a second time while it loads, which moves things there
 * alone.
 */
import { everyPage } from '../everyPage.ts';
import { layoutShifts, withoutTypefaces } from './support/layoutShifts.ts';
import { expect, test, untilReady } from './support/test.ts';

/** A phone, where what comes late moves the most, and a desk. */
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const { language, route, path } of everyPage) {
  test(`${language} ${route.id}: nothing moves while it loads`, async ({ page }) => {
    await withoutTypefaces(page);
    for (const viewport of viewports) {
      await test.step(`${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await untilReady(page);
        expect.soft(await layoutShifts(page)).toEqual([]);
      });
    }
  });
}

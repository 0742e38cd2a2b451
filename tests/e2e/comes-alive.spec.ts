/**
 * A page is prerendered, then React takes it over: React's development build says where the two
 * differ, and the browser what moved meanwhile (Cumulative Layout Shift 0).
 */
import type { StorageKey } from '../../src/site/storageKeys.ts';
import { everyPage } from '../everyPage.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { developmentSite } from './support/sites.ts';
import { expect, test, untilReady, watch } from './support/test.ts';

const colorScheme: StorageKey<'localStorage'> = 'color-scheme';
const draft: StorageKey<'sessionStorage'> = 'contact-draft';
const written = { fields: { message: 'Hej' }, handover: { isIncluded: true } };

test.use({
  baseURL: developmentSite.origin,
  // Far from where the pages are built: dates are the same everywhere.
  timezoneId: 'America/Los_Angeles',
  reducedMotion: 'no-preference',
  paintedWhole: true,
});

/** A phone, where what comes late moves the most, and a desk. */
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const { language, route, path } of everyPage) {
  test(`${language} ${route.id} comes alive as it was built, and nothing moves`, async ({
    page,
  }) => {
    const watched = watch(page, developmentSite.origin);
    // What an earlier visit left behind is not known when a page is prerendered.
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), colorScheme);
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      draft,
      JSON.stringify(written),
    ] as const);
    for (const viewport of viewports) {
      await test.step(`${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await untilReady(page);
        expect.soft(await layoutShifts(page)).toEqual([]);
      });
    }
    const expected = route.status ? /404|Not found/i : /^$/;
    expect(watched.complaints.filter((text) => !expected.test(text))).toEqual([]);
  });
}

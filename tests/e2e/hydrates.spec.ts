/**
 * Hydration: React's development build reports mismatches with the prerendered page, and the browser
 * layout shifts (Cumulative Layout Shift 0).
 */
import type { StorageKey } from '../../src/site/storageKeys.ts';
import { everyPage } from '../everyPage.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { developmentSite } from './support/sites.ts';
import { expect, test, untilReady, watch } from './support/test.ts';

const colorScheme: StorageKey<'localStorage'> = 'color-scheme';
const draft: StorageKey<'sessionStorage'> = 'contact-draft';
const storedDraft = { fields: { message: 'Hej' }, handover: { isIncluded: true } };

test.use({
  baseURL: developmentSite.origin,
  // Far from where the pages are built: dates are the same everywhere.
  timezoneId: 'America/Los_Angeles',
  reducedMotion: 'no-preference',
  paintedWhole: true,
});

/** A phone, where late content moves the most, and a desktop. */
const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const { language, route, path } of everyPage) {
  test(`${language} ${route.id} hydrates without mismatch or layout shift`, async ({ page }) => {
    const watched = watch(page, developmentSite.origin);
    // Stored data of an earlier visit is unknown to the prerendered page.
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), colorScheme);
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      draft,
      JSON.stringify(storedDraft),
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

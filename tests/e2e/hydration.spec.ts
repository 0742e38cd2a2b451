/** React's development build says where a prerendered page and its first client render differ. */
import { colorSchemeStorageKey } from '../../src/site/colorScheme.ts';
import { layoutShifts, withoutTypefaces } from './support/layoutShifts.ts';
import { developmentSite } from './support/sites.ts';
import { expect, test, untilReady, watch } from './support/test.ts';
import { everyPage } from '../everyPage.ts';

// Far from where the pages are built: dates are the same everywhere.
test.use({
  baseURL: developmentSite.origin,
  timezoneId: 'America/Los_Angeles',
  // A phone: there, what comes late would move the most.
  viewport: { width: 390, height: 844 },
});

for (const { language, route, path } of everyPage) {
  test(`${language} ${route.id} hydrates without a mismatch, and nothing moves`, async ({
    page,
  }) => {
    const watched = watch(page, developmentSite.origin);
    // What an earlier visit left behind is not known when a page is prerendered.
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), colorSchemeStorageKey);
    await withoutTypefaces(page);
    await page.goto(`${path}?query=kept#hash`);
    await untilReady(page);
    const expected = route.status ? /404|Not found|ERR_FAILED/i : /ERR_FAILED/;
    expect(watched.complaints.filter((text) => !expected.test(text))).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

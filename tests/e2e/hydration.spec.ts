/** React's development build says where a prerendered page and its first client render differ. */
import type { KeptKey } from '../../src/site/kept.ts';
import { developmentSite } from './support/sites.ts';
import { expect, test, untilReady, watch } from './support/test.ts';
import { everyPage } from '../everyPage.ts';

const colorSchemeKey: KeptKey = 'color-scheme';

// Far from where the pages are built: dates are the same everywhere.
test.use({
  baseURL: developmentSite.origin,
  timezoneId: 'America/Los_Angeles',
});

for (const { language, route, path } of everyPage) {
  test(`${language} ${route.id} hydrates without a mismatch`, async ({ page }) => {
    const watched = watch(page, developmentSite.origin);
    // What an earlier visit left behind is not known when a page is prerendered.
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), colorSchemeKey);
    await page.goto(`${path}?query=kept#hash`);
    await untilReady(page);
    const expected = route.status ? /404|Not found/i : /^$/;
    expect(watched.complaints.filter((text) => !expected.test(text))).toEqual([]);
  });
}

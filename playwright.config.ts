import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/setup/browser.mjs';
import { developmentSite, site, vendor, vendorSite } from './tests/e2e/support/sites.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // Two cores: the servers need one.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: site.origin,
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserFlags,
    },
  },
  webServer: [site, developmentSite, vendor, vendorSite].map(
    ({ origin, command, environment }) => ({
      command,
      url: origin,
      env: environment,
      reuseExistingServer: false,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    }),
  ),
});

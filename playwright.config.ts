import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/setup/browser.mjs';
import { allAnswer, site } from './tests/e2e/support/sites.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  // The view for translators makes its pages as they are asked for, which takes a minute and more; the
  // others have a site of their own.
  testIgnore: process.env['TEST_FULL']
    ? []
    : ['translates.spec.ts', 'languages-to-come.spec.ts', 'other-scripts.spec.ts'],
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
    timezoneId: 'Europe/Stockholm',
    // Whether things move is a test's own matter; where they do, all waits until they stand still.
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserFlags,
    },
  },
  webServer: {
    command: 'node tests/e2e/support/serveSites.ts',
    wait: { stdout: new RegExp(allAnswer) },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

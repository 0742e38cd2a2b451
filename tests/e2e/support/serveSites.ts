/**
 * Serves the sites the tests visit until it is told to stop, and says when all of them answer. They
 * start side by side: most have to be built first, which `TEST_SITE_ONLY` spares.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../../../scripts/setup/run-command.mjs';
import {
  allAnswer,
  developmentSite,
  everyLanguageSite,
  site,
  vendor,
  vendorSite,
} from './sites.ts';

async function serve({ origin, command, environment }: typeof vendor): Promise<void> {
  const env = { ...process.env, ...environment };
  void run('sh', ['-c', command], { env }).finally(() => process.exit(1));
  while (!(await fetch(origin).catch(() => undefined))?.ok) await wait(100);
}

const { TEST_FULL, TEST_SITE_ONLY } = process.env;
const others = TEST_SITE_ONLY ? [] : [developmentSite, vendor, vendorSite];
await Promise.all([site, ...others, ...(TEST_FULL ? [everyLanguageSite] : [])].map(serve));
console.log(allAnswer);

/**
 * Serves the sites of the tests, and reports when all of them answer. They start in parallel, as most have
 * to be built first, which `TEST_SITE_ONLY` skips.
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

const answerOf = (origin: string) => fetch(origin).catch(() => undefined);

async function serve({ origin, command, environment }: typeof vendor): Promise<void> {
  const env = { ...process.env, ...environment };
  void run('sh', ['-c', command], { env }).finally(() => process.exit(1));
  while (!(await answerOf(origin))?.ok) await wait(100);
}

const { TEST_FULL, TEST_SITE_ONLY } = process.env;
const others = TEST_SITE_ONLY ? [] : [developmentSite, vendor, vendorSite];
const sites = [site, ...others, ...(TEST_FULL ? [everyLanguageSite] : [])];
for (const { origin } of sites) {
  // The tests would use what is served there already.
  if (await answerOf(origin)) throw new Error(`${origin} is served already: end what serves it.`);
}
await Promise.all(sites.map(serve));
console.log(allAnswer);

/**
 * `npm run serve`: serves what is built, and the functions, on one origin; `--site` names another
 * folder than `dist`, `--defaults` leaves `.env` unread. A new build is taken up as it comes. SIGTERM
 * and SIGINT stop it, once what is under way is answered.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../../src/site/config.ts';
import { readConfiguration } from '../../supabase/functions/_shared/configuration.ts';
import { keepSending } from '../../supabase/functions/send-contact-email/sendDue.ts';
import { siteFunctions } from './site-functions.ts';
import { followBuilds } from './follow-builds.ts';
import { watchHealth } from './health.ts';
import { httpAddress, listenError, readListenAddress } from './listen-address.ts';
import { createSiteServer } from './site-server.ts';
import { loadEnvironment } from '../setup/environment.ts';

const { values: options } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist' },
    defaults: { type: 'boolean', default: false },
  },
});
const project = fileURLToPath(new URL('../../', import.meta.url));
const root = path.resolve(project, options.site);

/**
 * Milliseconds that answers under way may take once the server is told to stop: the ten seconds of
 * the functions, and some for the way (decision 8, “Data fetching”). Of a streamed answer that takes
 * longer the visitor keeps what came, and can ask again.
 */
const grace = 12_000;

async function serve(): Promise<void> {
  if (!options.defaults) loadEnvironment();
  const address = readListenAddress(process.env);
  readConfig(process.env);
  const configuration = readConfiguration(process.env);
  const site = await followBuilds(root);
  const functions = siteFunctions(() => site().record.version);
  const health = await watchHealth({ configuration, site, functions });
  const siteServer = createSiteServer({ site, functions: functions.answer, health });
  const { server } = siteServer;
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenError(address, error);
  });
  const stopSending = keepSending(configuration);
  stopOnSignal(() => stopSending(siteServer.close(grace)));
  const { port } = server.address() as AddressInfo;
  console.log(`Serving ${httpAddress({ ...address, port })}`);
}

/** `disconnect` comes where `npm start` began the server and is gone without a word. */
function stopOnSignal(end: () => Promise<unknown>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void end().then(() => process.exit(0));
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop);
}

serve().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

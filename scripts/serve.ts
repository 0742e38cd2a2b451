/**
 * `npm run serve`: serves what is built, and the functions, on one origin; `--site` names another
 * folder than `dist`. SIGTERM and SIGINT stop it, once what is under way is answered.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/site/config.ts';
import { readConfiguration } from '../supabase/functions/_shared/configuration.ts';
import { loadEnvironment } from './environment.ts';
import { functionRoutes } from './function-routes.ts';
import { readLanguages } from './languages.ts';
import { httpAddress, listenError, readListenAddress } from './listen-address.ts';
import { readConnectOrigins } from './connect-origins.ts';
import { createSiteServer } from './site-server.ts';

const { values: options } = parseArgs({ options: { site: { type: 'string', default: 'dist' } } });
const project = fileURLToPath(new URL('../', import.meta.url));
const root = path.resolve(project, options.site);

/** Milliseconds that answers under way may take once the server is told to stop. */
const grace = 5_000;

async function serve(): Promise<void> {
  loadEnvironment();
  const address = readListenAddress(process.env);
  readConfig(process.env);
  readConfiguration(process.env);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`There is no built site in ${options.site}/. Build it first: npm run build`);
  }
  const server = createSiteServer({
    root,
    languages: readLanguages(),
    connectOrigins: readConnectOrigins(root),
    functions: functionRoutes((name) => import(`../supabase/functions/${name}/handler.ts`)),
  });
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw listenError(address, error);
  });
  stopOnSignal(server);
  const { port } = server.address() as AddressInfo;
  console.log(`Serving ${httpAddress({ ...address, port })}`);
}

/** `disconnect` comes where `npm start` began the server and is gone without a word. */
function stopOnSignal(server: Server): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), grace).unref();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop);
}

serve().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

/**
 * `npm run serve`: serves what is built, and the functions, on one origin; `--site` names another
 * folder than `dist`, `--defaults` leaves `.env` unread. SIGTERM and SIGINT stop it, once what is
 * under way is answered.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readConfig } from '../src/site/config.ts';
import { readConfiguration } from '../supabase/functions/_shared/configuration.ts';
import { loadEnvironment } from './setup/environment.ts';
import { functionRoutes } from './server/function-routes.ts';
import { readLanguages } from './locales/languages.ts';
import { httpAddress, listenError, readListenAddress } from './server/listen-address.ts';
import { readPageOrigins } from './hosts/page-origins.ts';
import { createSiteServer } from './server/site-server.ts';

const { values: options } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist' },
    defaults: { type: 'boolean', default: false },
  },
});
const project = fileURLToPath(new URL('../', import.meta.url));
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
  readConfiguration(process.env);
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(`There is no built site in ${options.site}/. Build it first: npm run build`);
  }
  const server = createSiteServer({
    root,
    languages: readLanguages(),
    origins: readPageOrigins(root),
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

/**
 * What is under way is answered; connections that wait, or have not said yet what they want, are
 * closed. `disconnect` comes where `npm start` began the server and is gone without a word.
 */
function stopOnSignal(server: Server): void {
  const connections = new Set<Socket>();
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  const closeOthers = () => {
    const busy = new Set(Array.from(underWay, ({ req }) => req.socket));
    for (const connection of connections) if (!busy.has(connection)) connection.destroy();
  };
  server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  server.on('request', (_request: IncomingMessage, answer: ServerResponse) => {
    underWay.add(answer);
    answer.once('close', () => {
      underWay.delete(answer);
      if (stopping) closeOthers();
    });
  });
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(() => process.exit(0));
    closeOthers();
    setTimeout(() => server.closeAllConnections(), grace).unref();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, stop);
}

serve().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

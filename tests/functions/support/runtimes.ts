/** Serves the functions for a test, under Node as the local server does and under Deno itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { functionRoutes } from '../../../scripts/server/function-routes.ts';
import type { Handler } from '../../../supabase/functions/_shared/serveFunction.ts';
import { authorityFile } from './certificate.ts';
import { startPostgres } from './postgres.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Served {
  /** `http://127.0.0.1:<port>`; the function answers under `/functions/v1/<name>`. */
  origin: string;
  stop(): Promise<unknown>;
}

/** Under Node, behind the same routes as `npm start`, in this very process. */
export async function serveUnderNode(handler: Handler): Promise<Served> {
  const routes = functionRoutes(async () => ({ handler }));
  const server = createServer((request, response) => {
    routes(request, response, () => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * The npm packages of Deno: 2.1.4, from which Supabase's runtime was forked, and the newest.
 */
export type Deno = 'deno' | 'deno-2.1';

interface DenoEntry {
  deno?: Deno;
  /** The module to run, from the root of the repository. */
  entry: string;
  /** The folder of the function whose `deno.json` names the libraries. */
  folder: string;
  environment?: Record<string, string>;
}

/** Under Deno, with the libraries of `node_modules` and no network but loopback. */
export async function serveUnderDeno(started: DenoEntry): Promise<Served> {
  const { deno: name = 'deno', entry, folder, environment = {} } = started;
  const options = [
    `--config=supabase/functions/${folder}/deno.json`,
    '--node-modules-dir=manual',
    '--no-remote',
    '--cached-only',
    '--no-lock',
    '--no-check',
    '--allow-env',
    '--allow-read',
    '--allow-write',
    '--allow-net=127.0.0.1',
    // Deno 2.1 ignores `rejectUnauthorized: false`.
    ...(name === 'deno-2.1' ? [`--cert=${authorityFile}`] : []),
    'tests/functions/support/denoServe.ts',
  ];
  const deno = spawn(`node_modules/${name}/deno`, ['run', ...options, entry], {
    cwd: root,
    env: {
      ...process.env,
      NO_COLOR: '1',
      DENO_NO_UPDATE_CHECK: '1',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stopped = once(deno, 'exit');
  return {
    origin: await addressOf(deno),
    stop() {
      deno.kill('SIGTERM');
      return stopped;
    },
  };
}

/**
 * Serves a function as Supabase does: under an old Deno, with messages and limits in Postgres.
 *
 * @param started starts a Postgres of its own where the variables have no `DATABASE_URL`
 */
async function serveUnderOldDeno(started: DenoEntry): Promise<Served> {
  const { DATABASE_URL: others, ...variables } = started.environment ?? {};
  const database = others === undefined ? await startPostgres() : undefined;
  const address = others ?? database!.address;
  const serving = serveUnderDeno({
    ...started,
    deno: 'deno-2.1',
    // Deno 2.1 cannot upgrade a used connection to TLS (denoland/deno, issue 28526).
    environment: {
      // A shared store is refused without a transport of its own.
      OUTBOX_DIR: 'unused',
      ...variables,
      DATABASE_URL: `${address}&sslnegotiation=direct`,
    },
  });
  const served = await serving.catch(async (error: unknown) => {
    await database?.stop();
    throw error;
  });
  return {
    origin: served.origin,
    async stop() {
      await served.stop();
      await database?.stop();
    },
  };
}

/** @returns what serves a function under each runtime, by its name */
export function runtimesOf(handler: () => Handler, entry: Omit<DenoEntry, 'deno' | 'environment'>) {
  return {
    /** In this process, whose variables it reads at each request. */
    Node: (_environment: Record<string, string>) => serveUnderNode(handler()),
    Deno: (environment: Record<string, string>) => serveUnderDeno({ ...entry, environment }),
    'Deno 2.1': (environment: Record<string, string>) =>
      serveUnderOldDeno({ ...entry, environment }),
  };
}

/** Deno prints its address, or its error, on standard error. */
async function addressOf(deno: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface(deno.stderr!)) {
    const address = /Listening on (http:\/\/[\d.:]+)/.exec(line)?.[1];
    if (address) return address;
    said.push(line);
  }
  throw new Error(`Deno did not start:\n${said.join('\n')}`);
}

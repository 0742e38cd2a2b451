/** Serves the functions for a test, under Node as the local server does and under Deno itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { functionRoutes } from '../../../scripts/server/function-routes.ts';
import type { Handler } from '../../../supabase/functions/_shared/serveFunction.ts';

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

interface DenoEntry {
  /** The module to run, from the root of the repository. */
  entry: string;
  /** The folder of the function whose `deno.json` names the libraries. */
  folder: string;
  environment?: Record<string, string>;
}

/** Under Deno, with the libraries of `node_modules` and no way to the network but loopback. */
export async function serveUnderDeno({ entry, folder, environment }: DenoEntry): Promise<Served> {
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
  ];
  const deno = spawn('node_modules/.bin/deno', ['run', ...options, entry], {
    cwd: root,
    env: {
      ...process.env,
      NO_COLOR: '1',
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
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

/** Deno tells on standard error where it listens, or why it does not. */
async function addressOf(deno: ChildProcess): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface(deno.stderr!)) {
    const address = /Listening on (http:\/\/[\d.:]+)/.exec(line)?.[1];
    if (address) return address;
    said.push(line);
  }
  throw new Error(`Deno did not start:\n${said.join('\n')}`);
}

/** The built site and its functions, served with a fake model. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ModelServer, startModel } from '../../functions/support/openai.ts';

export interface ModelSite {
  origin: string;
  model: ModelServer;
  stop(): Promise<void>;
}

export async function serveWithModel(): Promise<ModelSite> {
  const model = await startModel();
  const folder = await mkdtemp(join(tmpdir(), 'model-site-'));
  const server = spawn(process.execPath, ['scripts/serve.mjs', '--defaults'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: 'stand-in',
      STATE_FILE: join(folder, 'state.sqlite'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stopped = once(server, 'exit');
  let origin: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    origin = /^Serving (http:\S+?)\/?$/.exec(line)?.[1];
    if (origin) break;
  }
  if (!origin) throw new Error('The site could not be served.');
  server.stdout.resume();
  return {
    origin,
    model,
    async stop() {
      server.kill('SIGTERM');
      await stopped;
      await model.stop();
      await rm(folder, { recursive: true });
    },
  };
}

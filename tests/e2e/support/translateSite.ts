/** The translator's view over a copy of the project, whose words a test may change. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../../scripts/setup/copy-project.ts';
import { freePort } from '../../freePort.ts';

/** A language that is begun in the copy, and empty. */
export const draft = 'fi';

export interface TranslateSite {
  origin: string;
  /** @returns a locale file's content: `sv/faq` */
  read: (name: string) => string;
  write: (name: string, content: string) => void;
  stop: () => Promise<void>;
}

/** @returns the view, once it answers */
export async function serveTranslateSite(): Promise<TranslateSite> {
  const cwd = copyProject();
  execFileSync(process.execPath, ['scripts/i18n.ts', 'add', draft], { cwd });
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  const server: ChildProcess = spawn(process.execPath, ['scripts/dev.ts', '--translate'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout!.on('data', (said: Buffer) => said.includes('Serving') && resolve());
    server.once('exit', () => reject(new Error('The view did not start')));
    process.once('exit', () => server.kill());
  });
  const fileOf = (name: string) => join(cwd, 'locales', `${name}.json`);
  return {
    origin: `http://127.0.0.1:${port}`,
    read: (name) => readFileSync(fileOf(name), 'utf8'),
    write: (name, content) => writeFileSync(fileOf(name), content),
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}

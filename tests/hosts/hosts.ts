/** The hosts that are here, each started as its page in `docs/hosting/` says. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askAt } from '../../scripts/server/raw-request.ts';
import { readSource } from '../sourceCode.ts';

export interface Host {
  name: string;
  /** What has to be installed for it; a host that must be tried is not passed over. */
  command: string;
  isRequired?: boolean;
  /** The status of a redirect: 301 where 308 is not to be had. */
  redirect: 301 | 308;
  /** What cannot be seen here, since an emulator leaves it to the network, or the host has not got it. */
  lacks: readonly ('caching' | 'canonical' | 'copies' | 'hiding')[];
  /** @param folder an empty one, for what it writes */
  start(port: number, folder: string): ChildProcess;
}

const project = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(project, 'dist');

/** The configuration that a page of the documentation shows, for this project and port. */
function shown(page: string, language: string, changes: Record<string, string>): string {
  const text = readSource(`docs/hosting/${page}.md`);
  const [, block] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)!;
  return Object.entries(changes).reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`${page}.md does not say ${from}`);
    return all.replaceAll(from, to);
  }, block!);
}

const here = { '/srv/site/dist': dist };
const run = (command: string, args: string[], options = {}) =>
  spawn(command, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'], ...options });

export const hosts: Host[] = [
  {
    name: 'npm run serve',
    command: 'node',
    isRequired: true,
    redirect: 308,
    lacks: [],
    start: (port, folder) =>
      run('node', ['scripts/serve.mjs', '--defaults'], {
        env: { ...process.env, PORT: String(port), STATE_FILE: join(folder, 'state') },
      }),
  },
  {
    name: 'nginx',
    command: 'nginx',
    isRequired: true,
    redirect: 308,
    lacks: [],
    start(port, folder) {
      const server = shown('nginx', 'nginx', {
        ...here,
        'listen 80;': `listen 127.0.0.1:${port};`,
      });
      const user = userInfo().uid === 0 ? 'user root;' : '';
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log stderr; ${user} events {}\n` +
          `http { include /etc/nginx/mime.types; access_log off; ${paths}\n${server} }\n`,
      );
      return run('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]);
    },
  },
  {
    name: 'Caddy',
    command: 'caddy',
    isRequired: true,
    redirect: 308,
    lacks: [],
    start(port, folder) {
      const site = shown('caddy', 'caddyfile', {
        ...here,
        'www.example.com {': `http://:${port} {`,
      });
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      return run('caddy', ['run', '--config', join(folder, 'Caddyfile')], { env });
    },
  },
  {
    name: 'Cloudflare Pages (wrangler)',
    command: 'wrangler',
    redirect: 301,
    lacks: ['copies', 'hiding'],
    start: (port, folder) =>
      run('wrangler', ['pages', 'dev', dist, '--port', String(port), '--ip', '127.0.0.1'], {
        cwd: folder,
        env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
        detached: true,
      }),
  },
  {
    name: 'Netlify',
    command: 'netlify',
    redirect: 301,
    lacks: ['caching', 'canonical', 'copies', 'hiding'],
    start: (port, folder) =>
      run('netlify', ['dev', '--offline', '--no-open', '--dir', dist, '--port', String(port)], {
        cwd: folder,
        env: { ...process.env, CI: '1', NETLIFY_TELEMETRY_DISABLED: '1' },
        detached: true,
      }),
  },
];

/** Milliseconds: an emulator takes its time to begin. */
const patience = 90_000;

export const isInstalled = ({ command }: Host) =>
  spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/**
 * Starts a host and waits for its first answer.
 *
 * @returns its port, and what stops it and leaves nothing behind
 */
export async function startHost(host: Host) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const child = host.start(port, folder);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => void said.push(String(text)));
  }
  const exited = once(child, 'exit');
  const late = Date.now() + patience;
  while ((await askAt(port, '/').catch(() => undefined)) === undefined) {
    if (child.exitCode !== null || Date.now() > late) {
      throw new Error(`${host.name} does not answer:\n${said.join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    port,
    async stop() {
      // An emulator is several processes.
      if (host.lacks.length > 0) process.kill(-child.pid!);
      else child.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

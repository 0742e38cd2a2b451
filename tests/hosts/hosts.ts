/** The hosts that are here, each started as its page in `docs/hosting/` says. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { askAt } from '../../scripts/server/raw-request.ts';
import { readSource } from '../sourceCode.ts';
import { freePort } from '../freePort.ts';

export interface Host {
  name: string;
  /** What has to be installed for it; a host that must be tried is not passed over. */
  command: string;
  isRequired?: boolean;
  /** The status of a redirect: 301 where 308 is not to be had. */
  redirect: 301 | 308;
  /** What cannot be seen here, since an emulator leaves it to the network, or the host has not got it. */
  lacks: readonly ('caching' | 'canonical' | 'cases' | 'copies' | 'hiding')[];
  /** The header with the caller's address for the functions, if it has functions. */
  tellsCallerBy?: string;
  /**
   * @param folder an empty one, for what it writes
   * @param functions the port of the functions beside it
   */
  start(port: number, folder: string, functions: number): ChildProcess;
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

/** Where the pages of the documentation have the functions. */
const besides = '127.0.0.1:4173';

const serve = (port: number, folder: string, settings: Record<string, string> = {}) =>
  run('node', ['scripts/serve.mjs', '--defaults'], {
    env: { ...process.env, PORT: String(port), STATE_FILE: join(folder, 'state'), ...settings },
  });

export const hosts: Host[] = [
  {
    name: 'npm run serve',
    command: 'node',
    isRequired: true,
    redirect: 308,
    lacks: [],
    start: (port, folder) => serve(port, folder),
  },
  {
    name: 'nginx',
    command: 'nginx',
    isRequired: true,
    redirect: 308,
    lacks: [],
    tellsCallerBy: 'X-Real-IP',
    start(port, folder, functions) {
      const server = shown('nginx', 'nginx', {
        ...here,
        [besides]: `127.0.0.1:${functions}`,
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
    tellsCallerBy: 'X-Forwarded-For',
    start(port, folder, functions) {
      const site = shown('caddy', 'caddyfile', {
        ...here,
        [besides]: `127.0.0.1:${functions}`,
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
    lacks: ['cases', 'copies', 'hiding'],
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
    lacks: ['caching', 'canonical', 'cases', 'copies', 'hiding'],
    start: (port, folder) =>
      run('netlify', ['dev', '--offline', '--no-open', '--dir', dist, '--port', String(port)], {
        cwd: folder,
        env: { ...process.env, CI: '1', NETLIFY_TELEMETRY_DISABLED: '1' },
        detached: true,
      }),
  },
];

/** Milliseconds: an emulator takes its time to begin. */
const timeoutMs = 90_000;

export const isInstalled = ({ command }: Host) =>
  spawnSync('which', [command], { stdio: 'ignore' }).status === 0;

/**
 * Starts a host and waits for its first answer.
 *
 * @returns its port, and what stops it and leaves nothing behind
 */
export async function startHost(host: Host) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const [port, besidesPort] = [await freePort(), await freePort()];
  const header = host.tellsCallerBy;
  const settings = { TRUSTED_PROXY_HEADER: header ?? '', CHAT_LIMIT_PER_MINUTE: '2' };
  const functions = header ? serve(besidesPort, folder, settings) : undefined;
  const child = host.start(port, folder, besidesPort);
  const started = [child, ...(functions ? [functions] : [])];
  const said: string[] = [];
  for (const stream of started.flatMap(({ stdout, stderr }) => [stdout, stderr])) {
    stream?.on('data', (text) => void said.push(String(text)));
  }
  const exited = Promise.all(started.map((one) => once(one, 'exit')));
  const late = Date.now() + timeoutMs;
  const answers = (at: number) =>
    askAt(at, '/').then(
      () => true,
      () => false,
    );
  const ports = functions ? [port, besidesPort] : [port];
  while ((await Promise.all(ports.map(answers))).includes(false)) {
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
      else for (const one of started) one.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

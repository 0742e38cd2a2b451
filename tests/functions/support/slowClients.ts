/** The real server, `scripts/serve.mjs`, over a site of two files, and connections to it. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeSite } from '../../../scripts/build/output.ts';
import {
  contactFunction,
  functionsPath,
  idempotencyKeyHeader,
} from '../../../supabase/functions/_shared/contract.ts';

const script = fileURLToPath(new URL('../../../scripts/serve.mjs', import.meta.url));

export const contactAddress = functionsPath + contactFunction;

/** The size of `/assets/big.js`: more than the systems at both ends hold ready. */
export const bigFile = 24 * 1024 * 1024;

/** What the contact form sends. */
export const message = JSON.stringify({
  firstName: 'Åsa',
  lastName: 'Öberg',
  email: 'asa@foretag.example',
  message: 'Hej!',
});

/** The lines of a request's head. */
export const head = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;

/** The head of a POST, to the contact form's function, that announces so many bytes. */
export const posting = (length: number, path = contactAddress) =>
  head([
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `${idempotencyKeyHeader}: ${crypto.randomUUID()}`,
    `Content-Length: ${length}`,
  ]);

/** Sends a byte at each interval, valid in a header or a body. */
function trickle(socket: Socket, interval: number): void {
  const timer = setInterval(() => socket.write('x'), interval);
  socket.once('close', () => clearInterval(timer));
}

/** Clients that hold a connection open; the second parameter is their interval in ms. */
export const idlers: Record<string, (socket: Socket, interval: number) => void> = {
  silent: (socket) => socket.resume(),
  'trickling headers'(socket, interval) {
    socket.resume().write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ');
    trickle(socket, interval);
  },
  'trickling a body'(socket, interval) {
    socket.resume().write(posting(1000));
    trickle(socket, interval);
  },
  'trickling an unexpected body'(socket, interval) {
    socket.resume().write(head(['POST / HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 1000']));
    trickle(socket, interval);
  },
  'kept alive': (socket) => socket.resume().write(head(['GET / HTTP/1.1', 'Host: 127.0.0.1'])),
  'hardly reading'(socket, interval) {
    socket.write(head(['GET /assets/big.js HTTP/1.1', 'Host: 127.0.0.1']));
    const timer = setInterval(() => socket.read(16), interval);
    socket.once('close', () => clearInterval(timer));
  },
};

/** Lays a site of two files down in a folder of its own. */
export function makeSite(): string {
  const site = mkdtempSync(join(tmpdir(), 'slow-'));
  const files = new Map<string, string | Buffer>([
    ['/index.html', '<p>Home</p>'],
    ['/assets/big.js', Buffer.alloc(bigFile, ' ')],
  ]);
  writeSite(pathToFileURL(`${site}/`), files, { languages: ['en'], headers: {}, chat: '' });
  return site;
}

/** @returns a connection of which only the end matters, however it comes */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Starts the server; it leaves nothing behind. */
export async function startServer() {
  const site = makeSite();
  const child = spawn(process.execPath, [script, '--site', site], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      OUTBOX_DIR: join(site, '.outbox'),
      STATE_FILE: join(site, '.state.sqlite'),
      CONTACT_LIMIT_PER_TEN_MINUTES: '100000',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  child.stdout!.resume();
  const port = Number(/:(\d+)\n/.exec(String(line))?.[1]);
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    /** The exit code, once it has ended. */
    exited,
    signal: (name: NodeJS.Signals) => child.kill(name),
    open: () => openSocket(port),
    /** Sends a message as the contact form does. */
    post: () =>
      fetch(origin + contactAddress, {
        method: 'POST',
        body: message,
        headers: {
          // The server could close a kept-alive one just as it is reused.
          connection: 'close',
          'content-type': 'application/json',
          [idempotencyKeyHeader]: crypto.randomUUID(),
        },
      }),
    /** Megabytes it holds. */
    memory(): number {
      const status = `/proc/${child.pid}/status`;
      const kilobytes = existsSync(status)
        ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]
        : execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
      return Number(kilobytes) / 1024;
    },
    /** Files and connections it has open. */
    descriptors(): number {
      const folder = `/proc/${child.pid}/fd`;
      return existsSync(folder)
        ? readdirSync(folder).length
        : execFileSync('lsof', ['-p', String(child.pid)], { encoding: 'utf8' }).split('\n').length;
    },
    async stop() {
      child.kill('SIGKILL');
      await exited;
      rmSync(site, { recursive: true });
    },
  };
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

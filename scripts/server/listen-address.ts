/** Where the server listens: `HOST` and `PORT`, with the words for an address it cannot have. */
import { isIPv6 } from 'node:net';

interface ListenAddress {
  host: string;
  /** 0 lets the system choose a free one. */
  port: number;
}

/**
 * @param environment variables by name, such as `process.env`; an empty one counts as not set
 * @throws Error where `PORT` is no port
 */
export function readListenAddress(environment: Record<string, string | undefined>): ListenAddress {
  const port = environment['PORT'] || '4173';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`PORT: must be a number from 0 to 65535, but is ${JSON.stringify(port)}`);
  }
  return { host: environment['HOST'] || '127.0.0.1', port: Number(port) };
}

/** @returns the address as a browser takes it */
export function httpAddress({ host, port }: ListenAddress): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * Says why the server could not listen.
 *
 * @param error what `listen` failed with
 * @returns an error whose message is one clear line
 */
export function listenError({ host, port }: ListenAddress, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    EACCES: `port ${port} is not allowed to you. Choose one above 1023`,
    EADDRNOTAVAIL: 'this machine has no such address',
    ENOTFOUND: 'this machine knows no such host',
  };
  return new Error(`Cannot listen on ${host}: ${reasons[code ?? ''] ?? message}`, { cause: error });
}

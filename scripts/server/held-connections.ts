/**
 * The connections of a server, and what becomes of those that are held open beyond what Node's own
 * limits see: these end with the request, and say nothing of its answer. Looked at now and then
 * rather than at each request, of which there are many more.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Every open connection, and the latest answer on it. */
export type Connections = ReadonlyMap<Duplex, ServerResponse | undefined>;

/** Milliseconds in which an answer may be read before the rest of its request is cut off. */
const lingering = 500;

/** Keeps account of a server's connections from now on. */
export function connectionsOf(server: Server): Connections {
  const open = new Map<Duplex, ServerResponse | undefined>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    if (open.has(socket)) open.set(socket, answer);
  });
  return open;
}

/**
 * Cuts connections on which nothing is taken of what lies ready.
 *
 * @param patience milliseconds in which a piece must be taken, the 64 kB a file is sent in at a time
 * @param interval milliseconds between two looks
 */
export function cutSlowReaders(
  server: Server,
  connections: Connections,
  patience: number,
  interval: number,
): void {
  const seen = new WeakMap<Socket, { taken: number; since: number }>();
  const watch = setInterval(() => {
    const now = performance.now();
    for (const socket of connections.keys() as Iterable<Socket>) {
      const taken = socket.bytesWritten - socket.writableLength;
      const last = seen.get(socket);
      if (socket.writableLength === 0 || taken !== last?.taken) {
        seen.set(socket, { taken, since: now });
      } else if (now - last.since > patience) {
        // Closed in good order, the system would go on offering what is left.
        socket.resetAndDestroy();
      }
    }
  }, interval).unref();
  server.on('close', () => clearInterval(watch));
}

/** Reads no body to its end that has had its answer: what was refused for its size would go on. */
export function cutAnsweredBodies(server: Server): void {
  server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    const { socket, headers } = request;
    if (!('content-length' in headers) && !('transfer-encoding' in headers)) return;
    const cut = () => {
      // Read to its end meanwhile, the connection may already be carrying another request.
      if (!request.complete) socket.destroy();
    };
    const linger = () => {
      if (!request.complete) setTimeout(cut, lingering).unref();
    };
    if (answer.writableFinished) linger();
    else answer.once('finish', linger);
  });
}

/**
 * Stops a server: what is under way is answered; connections that wait, or have not said yet what
 * they want, are closed.
 *
 * @param grace milliseconds after which those are closed, too, that are still being answered
 * @returns once nothing is open any more
 */
export async function closeServer(
  server: Server,
  connections: Connections,
  grace: number,
): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  for (const [connection, answer] of connections) {
    if (!answer || answer.writableFinished) connection.destroy();
    else answer.once('close', () => connection.destroy());
  }
  const late = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(late);
}

/**
 * Cuts connections that are held open beyond what Node's own limits see: these end with the request,
 * and say nothing of its answer.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Milliseconds in which an answer may be read before the rest of its request is cut off. */
const lingering = 500;

/**
 * Watches every answer of the server, as long as it is open.
 *
 * @param patience milliseconds in which a piece must be taken, the 64 kB a file is read in at a time
 * @param interval milliseconds between two looks
 */
export function cutSlowReaders(server: Server, patience: number, interval: number): void {
  const open = new Map<ServerResponse, { taken: number; since: number }>();
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    open.set(answer, { taken: socket.bytesWritten, since: performance.now() });
    answer.once('close', () => open.delete(answer));
  });
  const watch = setInterval(() => {
    const now = performance.now();
    for (const [answer, { taken, since }] of open) {
      const { socket } = answer.req;
      const takenNow = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || takenNow !== taken) {
        open.set(answer, { taken: takenNow, since: now });
      } else if (now - since > patience) {
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
    const { socket } = request;
    const cut = () => {
      // Read to its end meanwhile, the connection may already be carrying another request.
      if (!request.complete) socket.destroy();
    };
    answer.once('finish', () => {
      if (!request.complete) setTimeout(cut, lingering).unref();
    });
  });
}

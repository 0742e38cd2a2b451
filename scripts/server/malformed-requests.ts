/**
 * Answers what is no HTTP, or comes too slowly to become a request, in the words of the functions'
 * contract: JSON, with an id.
 */
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorResponse, requestIdHeader } from '../../supabase/functions/_shared/contract.ts';
import type { Connections } from './held-connections.ts';

const refused: ErrorResponse = {
  error: { code: 'invalid_request', message: 'The request is malformed, too long or too slow.' },
};

/** By Node's code of the fault; anything else is 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Each such connection gets one answer, where none is on its way, and is closed. */
export function answerMalformedRequests(server: Server, connections: Connections): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) => {
    const answer = connections.get(socket);
    const begun = answer?.headersSent && !answer.writableFinished;
    if (begun || !socket.writable || code === 'ECONNRESET') socket.destroy();
    else socket.end(refusal(statuses[code] ?? 400), () => socket.destroy());
  });
}

function refusal(status: number): string {
  const body = JSON.stringify(refused);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `${requestIdHeader}: ${crypto.randomUUID()}`,
    '',
    body,
  ].join('\r\n');
}

/** A fake of Resend's HTTP API on loopback, with faults on request. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** The answer to one request; by default Resend's. */
export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** What happens to the connection instead of an answer, once the request is read. */
  connection?: 'drop' | 'stall';
  /** Whether the message is accepted all the same. */
  keeps?: boolean;
}

export interface Payload {
  from: string;
  to: string[];
  reply_to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export interface Resend {
  origin: string;
  /** How the next requests are answered, one after the other. */
  answers: Answer[];
  /** What it sends on: one e-mail a key. */
  mails: Payload[];
  /** Whether connections are refused. */
  refuse(refused: boolean): Promise<void>;
  stop(): Promise<void>;
}

export async function startResend(apiKey: string): Promise<Resend> {
  const answers: Answer[] = [];
  const mails: Payload[] = [];
  const known = new Map<string, string>();

  const server = createServer((request, response) => void serve(request, response));
  await open(0);
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    answers,
    mails,
    async refuse(refused) {
      if (refused) await close();
      else if (!server.listening) await open(port);
    },
    stop: close,
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const payload = (await json(request)) as Payload;
    const { authorization, 'idempotency-key': key = '' } = request.headers;
    if (`${request.method} ${request.url}` !== 'POST /emails') return fail(404, 'not_found');
    if (authorization !== `Bearer ${apiKey}`) return fail(403, 'invalid_api_key');
    if (typeof key !== 'string' || !/^.{1,256}$/.test(key)) {
      return fail(400, 'invalid_idempotency_key');
    }
    const answer = answers.shift();
    if (!answer || answer.keeps) {
      const body = JSON.stringify(payload);
      if (!known.has(key)) mails.push(payload);
      else if (known.get(key) !== body) return fail(409, 'invalid_idempotent_request');
      known.set(key, body);
    }
    if (answer?.connection === 'drop') request.socket.destroy();
    else if (!answer) send(200, JSON.stringify({ id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' }));
    else if (!answer.connection) {
      send(answer.status ?? 200, answer.body ?? '{}', answer.headers);
    }

    function fail(status: number, name: string): void {
      send(status, JSON.stringify({ statusCode: status, name, message: 'Refused' }));
    }

    function send(status: number, body: string, headers: Record<string, string> = {}): void {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    }
  }

  async function open(at: number): Promise<void> {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  }

  async function close(): Promise<void> {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}

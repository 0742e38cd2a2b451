/** Stands in for a model: a server on loopback that speaks OpenAI's protocol, or fails to. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the model's server got it. */
export interface Asked {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown> & { messages: { role: string; content: string }[] };
}

export type Behaviour = (response: ServerResponse, asked: Asked) => void;

export interface ModelServer {
  /** What `OPENAI_BASE_URL` is to be. */
  baseUrl: string;
  /** What it was asked so far, newest last. */
  asked: Asked[];
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}

export async function startModel(
  behaviour: Behaviour = says('An answer [1].'),
): Promise<ModelServer> {
  let current = behaviour;
  const asked: Asked[] = [];
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const question: Asked = {
      path: request.url!,
      authorization: request.headers.authorization,
      body: JSON.parse(await text(request)),
    };
    asked.push(question);
    current(response, question);
  }

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave(next) {
      current = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const systemOf = ({ body }: Asked) => body.messages[0]!.content;
export const userOf = ({ body }: Asked) => body.messages[1]!.content;

interface Saying {
  finish?: string;
  usage?: unknown;
  /** Fields of the message besides its content. */
  message?: Record<string, unknown>;
}

/** @param content what it answers, or how it makes that of the question */
export function says(
  content: string | null | ((asked: Asked) => string),
  { finish = 'stop', usage = { prompt_tokens: 800, completion_tokens: 40 }, message }: Saying = {},
): Behaviour {
  return (response, asked) => {
    const said = typeof content === 'function' ? content(asked) : content;
    sends(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        model: 'stand-in',
        choices: [
          {
            index: 0,
            finish_reason: finish,
            message: { role: 'assistant', content: said, ...message },
          },
        ],
        usage,
      }),
    )(response, asked);
  };
}

export function sends(body: string, { status = 200, type = 'application/json' } = {}): Behaviour {
  return (response) => response.writeHead(status, { 'content-type': type }).end(body);
}

/** An error as OpenAI words it. */
export function refuses(status: number, error: Record<string, unknown> = {}): Behaviour {
  return sends(JSON.stringify({ error: { message: 'No.', type: 'x', ...error } }), { status });
}

/** Takes the question and says nothing. */
export const stalls: Behaviour = () => {};

/** Begins to answer, and says no more. */
export const stallsMidway: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices":[{"mess');
};

/** A byte now and then, for ever. */
export const trickles: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
};

export const drops: Behaviour = (response) => response.destroy();

export const dropsMidway: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices":[{"message":', () => response.destroy());
};

/** Bytes without end, as fast as they are taken. */
export const floods = (status: number): Behaviour => {
  const chunk = 'x'.repeat(65_536);
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    const send = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', send);
    send();
  };
};

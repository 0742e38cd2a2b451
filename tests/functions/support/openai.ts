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
  /** Fields of the first delta besides its content. */
  delta?: Record<string, unknown>;
}

const eventStream = { type: 'text/event-stream' };

/** How many letters come at once. */
const pieceLength = 7;

/** @returns the events of a completion, as OpenAI's protocol has them */
export function eventsOf(
  content: string | null,
  { finish = 'stop', usage = { prompt_tokens: 800, completion_tokens: 40 }, delta }: Saying = {},
): string[] {
  const pieces = content?.match(new RegExp(`[^]{1,${pieceLength}}`, 'gu')) ?? [];
  const chunk = (fields: object) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    model: 'stand-in',
    ...fields,
  });
  const choice = (fields: object) =>
    chunk({ choices: [{ index: 0, finish_reason: null, ...fields }] });
  return [
    choice({ delta: { role: 'assistant', content: '', ...delta } }),
    ...pieces.map((piece) => choice({ delta: { content: piece, ...delta } })),
    choice({ delta: {}, finish_reason: finish }),
    chunk({ choices: [], usage }),
  ]
    .map((data) => `data: ${JSON.stringify(data)}\n\n`)
    .concat('data: [DONE]\n\n');
}

/** @param content what it answers, or how it makes that of the question */
export function says(
  content: string | null | ((asked: Asked) => string),
  saying: Saying = {},
): Behaviour {
  return (response, asked) => {
    const said = typeof content === 'function' ? content(asked) : content;
    sends(eventsOf(said, saying).join(''), eventStream)(response, asked);
  };
}

/** Says it, then acts as that behaviour does, within the begun response. */
export function saysThen(content: string, next: (response: ServerResponse) => void): Behaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': eventStream.type });
    // Neither an end nor a count.
    response.write(eventsOf(content).slice(0, -3).join(''), () => next(response));
  };
}

export function sends(body: string, { status = 200, type = 'application/json' } = {}): Behaviour {
  return (response) => response.writeHead(status, { 'content-type': type }).end(body);
}

/** An error in OpenAI's format. */
export function refuses(status: number, error: Record<string, unknown> = {}): Behaviour {
  return sends(JSON.stringify({ error: { message: 'No.', type: 'x', ...error } }), { status });
}

/** Takes the question and says nothing. */
export const stalls: Behaviour = () => {};

/** Begins to answer, and says no more. */
export const stallsMidway = saysThen('It costs', () => {});

/** A letter now and then, for ever. */
export const trickles = saysThen('It', (response) => {
  const [, letter] = eventsOf('x');
  const timer = setInterval(() => response.write(letter), 50);
  response.on('close', () => clearInterval(timer));
});

export const drops: Behaviour = (response) => response.destroy();

export const dropsMidway = saysThen('It costs', (response) => response.destroy());

/** Bytes without end, as fast as they are taken. */
export const floods = (status: number): Behaviour => {
  const chunk = 'x'.repeat(65_536);
  return (response) => {
    response.writeHead(status, {
      'content-type': status === 200 ? eventStream.type : 'application/json',
    });
    const send = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', send);
    send();
  };
};

/** Starts instances of the site's server as processes of their own, and calls them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { chatFunction, functionsPath } from '../../../supabase/functions/_shared/contract.ts';

const script = fileURLToPath(new URL('instance.ts', import.meta.url));

export interface Instance {
  origin: string;
  /** Its log so far, without the lines of requests. */
  errors: string[];
  stop(): Promise<void>;
}

/** @param environment its only variables besides `PATH` */
export async function startInstance(environment: Record<string, string>): Promise<Instance> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  const errors: string[] = [];
  createInterface(child.stderr!).on('line', (line) => void errors.push(line));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout!).on('line', (line) => {
      const [, address] = /^Serving (\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void exited.then(() => reject(new Error(`No instance:\n${errors.join('\n')}`)));
  });
  return {
    origin,
    errors,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const question = JSON.stringify({ message: 'What does it cost?', conversationHistory: [] });

/** @returns asks the chat of an instance over that many connections */
export function caller(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  async function ask(origin: string, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = request(`${origin}${functionsPath}${chatFunction}`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.end(question);
    let answer: IncomingMessage;
    try {
      [answer] = (await once(sent, 'response')) as [IncomingMessage];
    } catch (error) {
      // A connection at rest may be closed at the very moment it is used again (Node, `reusedSocket`).
      if (sent.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET') {
        return ask(origin, headers);
      }
      throw error;
    }
    return {
      status: answer.statusCode!,
      headers: answer.headers,
      body: await text(answer),
    };
  }

  return { ask, close: () => agent.destroy() };
}

/** Does the work that many times, with that many in parallel. */
export async function manyTimes(
  times: number,
  atOnce: number,
  work: (turn: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) await work(next++);
    }),
  );
}

/** Sets up a chat with a model, asks it, and records the log. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { vi } from 'vitest';
import {
  type ChatEvent,
  chatEventSchema,
  type ChatRequest,
  chatFunction,
  type ChatResponse,
  chatResponseSchema,
} from '../../../supabase/functions/_shared/contract.ts';

/** Sets the variables of a chat with a model; the state lies in a folder of its own. */
export async function configureModel(
  baseUrl: string,
  more: Record<string, string> = {},
): Promise<{ environment: Record<string, string>; clear: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'model-'));
  const environment = {
    OPENAI_BASE_URL: baseUrl,
    OPENAI_MODEL: 'stand-in',
    OPENAI_API_KEY: 'sk-never-told',
    OPENAI_DAILY_TOKENS: '100000000',
    CHAT_LIMIT_PER_MINUTE: '1000000',
    STATE_FILE: join(folder, 'state.sqlite'),
    ...more,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return {
    environment,
    async clear() {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Records the lines of the log. */
export function listenToLog(): { lines: () => Record<string, unknown>[]; text: () => string } {
  const said: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void said.push(line));
  }
  return {
    lines: () => said.map((line) => JSON.parse(line)),
    text: () => said.join('\n'),
  };
}

export function chatRequest(
  message: string,
  language = 'en',
  conversationHistory: ChatRequest['conversationHistory'] = [],
  more: Record<string, string> = {},
): Request {
  return new Request(`https://firm.example/functions/v1/${chatFunction}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language, ...more },
    body: JSON.stringify({ message, conversationHistory }),
  });
}

/** A question whose answer may come as a stream. */
export const streamRequest = (message = 'What does it cost?', language = 'en') =>
  chatRequest(message, language, [], { accept: 'text/event-stream, application/json' });

/** @returns the events of a streamed answer as they come */
export async function* eventsIn({ body, headers }: Response): AsyncGenerator<ChatEvent> {
  if (headers.get('content-type') !== 'text/event-stream') throw new Error('is no stream');
  const events = body!
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) yield chatEventSchema.parse(JSON.parse(data));
}

export async function answerOf(response: Response): Promise<ChatResponse> {
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  return chatResponseSchema.parse(await response.json());
}

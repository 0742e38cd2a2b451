/** Typed calls to the two functions, through `supabase.functions.invoke` (specification, chapter 7). */
import * as z from 'zod/mini';
import {
  type ChatRequest,
  type ChatResponse,
  chatFunction,
  chatResponseSchema,
  type ContactMessage,
  contactFunction,
  type ErrorCode,
  errorResponseSchema,
  idempotencyKeyHeader,
} from '../../supabase/functions/_shared/contract.ts';
import { BackendError } from './BackendError.ts';
import { loadClient } from './client.ts';

interface Functions {
  [contactFunction]: { body: ContactMessage; answer: object };
  [chatFunction]: { body: ChatRequest; answer: ChatResponse & Answered };
}

/** From the response headers. */
interface Answered {
  /** The language it is in (`Content-Language`). */
  language?: string;
}

/** A function of the backend, by its name in the contract. */
export type FunctionName = keyof Functions;

const answers: { [Name in FunctionName]: z.ZodMiniType<object> } = {
  // “Only the error is read”: any object will do, but not the HTML of a 404 page.
  [contactFunction]: z.object({}),
  [chatFunction]: chatResponseSchema,
};

/** The timeout of a whole answer, in milliseconds (decision 8, “Data fetching”). */
const longestCall = 15_000;

/**
 * The timeouts between two statements of a stream, and for all of it, in milliseconds: two and five
 * seconds more than the function's own (decision 21, “Chat with a model”).
 */
const longestPause = 10_000;
const longestStream = 65_000;

type OnStatement = (statement: string, language?: string) => void;

interface CallOptions {
  /** The visitor's language, sent as `Accept-Language`. */
  language: string;
  /** Makes a retry idempotent: a call with the same key is not another message. */
  idempotencyKey?: string;
  /** The timeout until the answer or its first statement, loading the client included, in milliseconds. */
  timeout?: number;
  /** Aborted when the visitor stops the answer. */
  signal?: AbortSignal;
  /** Called with each statement of a streamed answer and its language; without it there is no stream. */
  onStatement?: OnStatement;
}

/**
 * Calls a function of the backend.
 *
 * @param name the function, by its name in the contract
 * @param body its payload
 * @returns its answer, checked against the contract
 * @throws BackendError for any failure
 */
export async function invoke<Name extends FunctionName>(
  name: Name,
  body: Functions[Name]['body'],
  { language, idempotencyKey, timeout = longestCall, signal, onStatement }: CallOptions,
): Promise<Functions[Name]['answer']> {
  const started = performance.now();
  const limit = new AbortController();
  const stop = () => limit.abort();
  let timer = setTimeout(stop, timeout);
  signal?.addEventListener('abort', stop);
  const passOn: OnStatement = (...statement) => {
    clearTimeout(timer);
    const left = longestStream - (performance.now() - started);
    timer = setTimeout(stop, Math.min(longestPause, left));
    onStatement?.(...statement);
  };
  const headers = {
    'Accept-Language': language,
    ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }),
    ...(onStatement && { Accept: 'text/event-stream, application/json' }),
  };
  try {
    return await Promise.race([
      call(name, body, headers, limit.signal, passOn),
      rejectionOf(limit.signal),
    ]);
  } catch (error) {
    if (signal?.aborted) throw new BackendError('stopped', error);
    if (error instanceof BackendError && error.code !== 'network') throw error;
    throw new BackendError(limit.signal.aborted ? 'timeout' : 'network', error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    // Cancels the rest of an answer that is not read to its end.
    stop();
  }
}

async function call<Name extends FunctionName>(
  name: Name,
  body: Functions[Name]['body'],
  headers: Record<string, string>,
  signal: AbortSignal,
  onStatement: OnStatement,
): Promise<Functions[Name]['answer']> {
  const client = await loadClient();
  // Nothing may be sent after the visitor was told that it failed.
  signal.throwIfAborted();
  const result: { data: unknown; error: unknown; response?: Response } =
    await client.functions.invoke(name, {
      body,
      headers,
      signal,
    });
  if (result.error) throw await explain(result.error);
  const language = result.response?.headers.get('content-language') ?? undefined;
  if (result.data instanceof Response) {
    const { readStream } = await import('./readStream.ts');
    return readStream(result.data, (statement) => {
      if (!signal.aborted) onStatement(statement, language);
    });
  }
  const answer = answers[name].safeParse(result.data);
  if (!answer.success) throw new BackendError('unreadable', answer.error);
  return { ...answer.data, ...(language && { language }) };
}

/** @param error of the client library, known by its name, or a raw one */
async function explain(error: unknown): Promise<BackendError> {
  // An answer of 200 that is not the JSON it says it is.
  if (error instanceof SyntaxError) return new BackendError('unreadable', error);
  if (!(error instanceof Error) || error.name !== 'FunctionsHttpError') {
    return new BackendError('network', error);
  }
  const { context } = error as Error & { context: Response };
  const body = errorResponseSchema.safeParse(await context.json().catch(() => undefined));
  return new BackendError(body.success ? (body.data.error.code as ErrorCode) : 'unreadable', error);
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new BackendError('timeout', signal.reason));
    signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * The guard both functions stand behind: origin, method, media type, size, JSON, schema and the
 * caller's limit are checked before the work begins, and every answer is JSON with a request id,
 * never a stack (decision 9, “The two functions”).
 */
import process from 'node:process';
import Negotiator from 'negotiator';
import type * as z from 'zod/mini';
import { readBody } from './readBody.ts';
import { callerOf, type Peer } from './caller.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { requestIdHeader } from './contract.ts';
import { countCall, type Limit } from './limits.ts';
import { log, traceOf } from './log.ts';
import { createMemoryLimits } from './store/memoryLimits.ts';
import { originAllowed, preflightResponse, shareWithOrigin } from './origin.ts';
import { Problem } from './problem.ts';
import { type Store, StoreError, storeOf } from './store/store.ts';

/** @param peer the other end of the connection, where the runtime tells it */
export type Handler = (request: Request, peer?: Peer) => Promise<Response>;

/** A request that has passed the guard. */
export interface Call<Body> {
  body: Body;
  headers: Headers;
  /** The languages the visitor asks for, best first. */
  languages: readonly string[];
  configuration: Configuration;
  /** None where it is away: every call on one counts with its failing, too. */
  store: Store | undefined;
  /** Whether more calls come than are answered with all there is. */
  isCrowded: boolean;
  requestId: string;
  /** When the body was in, on the clock of `performance.now()`. */
  arrivedAt: number;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
}

interface FunctionFacts<Body> {
  name: string;
  schema: z.ZodMiniType<Body>;
  /** How many calls of one caller are let through. */
  limit: (configuration: Configuration) => Limit;
  /**
   * Gives the answer, or its body alone; what it throws but a `Problem` ends as `internal_error`.
   */
  work: (call: Call<Body>) => Promise<object | Response>;
}

/** Why a browser is refused: a proxy that does not hand the Host on has every one refused. */
const notListed = 'the page is from an origin that ALLOWED_ORIGINS does not have';
const notOwn = "the page's origin is not the Host asked for, which a proxy has to hand on";

const memoryLimits = createMemoryLimits();

/** @returns the Web-standard handler that serves the function; it never rejects */
export function serveFunction<Body>({ name, schema, limit, work }: FunctionFacts<Body>): Handler {
  return async (request, peer) => {
    const requestId = crypto.randomUUID();
    const started = performance.now();
    const response = await answer(request, requestId, peer).catch((error: unknown) =>
      toProblem(error, name, requestId).toResponse(),
    );
    response.headers.set(requestIdHeader, requestId);
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    const milliseconds = Math.round(performance.now() - started);
    log('info', 'answered', { function: name, requestId, status: response.status, milliseconds });
    return response;
  };

  async function answer(
    request: Request,
    requestId: string,
    peer: Peer | undefined,
  ): Promise<Response> {
    const configuration = readConfiguration(process.env);
    const { headers } = request;
    if (!originAllowed(request, configuration.allowedOrigins)) {
      const reason = configuration.allowedOrigins.length > 0 ? notListed : notOwn;
      log('info', 'origin_refused', { function: name, requestId, reason });
      throw new Problem('origin_not_allowed', 'This origin may not call.', { vary: 'Origin' });
    }
    const response = await answerAllowed(request, requestId, peer, configuration).catch(
      (error: unknown) => toProblem(error, name, requestId).toResponse(),
    );
    shareWithOrigin(response.headers, headers.get('origin'));
    return response;
  }

  async function answerAllowed(
    request: Request,
    requestId: string,
    peer: Peer | undefined,
    configuration: Configuration,
  ): Promise<Response> {
    if (request.method === 'OPTIONS') return preflightResponse();
    if (request.method !== 'POST') {
      throw new Problem('method_not_allowed', 'Use POST.', { allow: 'POST, OPTIONS' });
    }
    const body = await readBody(request, schema);
    const arrivedAt = performance.now();
    const { headers } = request;
    // Counted last: what was refused before has cost nothing, and a slip is no message.
    const caller = callerOf(headers, peer, configuration.trustedProxyHeader);
    const counted = await count(configuration, caller, requestId);
    const languages = acceptedLanguages(headers.get('accept-language'));
    const answered = await work({
      body,
      headers,
      languages,
      configuration,
      ...counted,
      requestId,
      arrivedAt,
      signal: request.signal,
    });
    return answered instanceof Response ? answered : Response.json(answered);
  }

  /** In the store or, where that is away, in memory: the site's own words need no database. */
  async function count(
    configuration: Configuration,
    caller: string | undefined,
    requestId: string,
  ): Promise<Pick<Call<Body>, 'store' | 'isCrowded'>> {
    const call = { name, caller, limit: limit(configuration) };
    try {
      const store = await storeOf(configuration);
      return { store, isCrowded: await countCall({ ...call, store }) };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      log('error', 'store_unavailable', { function: name, requestId, ...traceOf(error.cause) });
      return { store: undefined, isCrowded: await countCall({ ...call, store: memoryLimits }) };
    }
  }
}

/**
 * @param header the value of `Accept-Language` (RFC 9110, section 12.5.4)
 * @returns the language tags in it, in canonical form, best first; what is no tag is left out
 */
function acceptedLanguages(header: string | null): string[] {
  const headers = { 'accept-language': (header ?? '').slice(0, 200) };
  return new Negotiator({ headers }).languages().flatMap((tag) => {
    try {
      return Intl.getCanonicalLocales(tag);
    } catch {
      return [];
    }
  });
}

/** Logs what the caller must not see, and gives what the caller may. */
function toProblem(error: unknown, name: string, requestId: string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ConfigurationError) {
    log('error', 'misconfigured', { function: name, requestId, reason: error.message });
    return new Problem('unavailable', 'The function is not available.');
  }
  log('error', 'failed', { function: name, requestId, ...traceOf(error) });
  return new Problem('internal_error', 'Something went wrong.');
}

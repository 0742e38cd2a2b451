/**
 * The guard both functions stand behind: origin, method, media type, size, JSON and schema are
 * checked before the work begins, and every answer is JSON with a request id, never a stack.
 */
import process from 'node:process';
import type * as z from 'zod/mini';
import { acceptedLanguages } from './acceptLanguage.ts';
import { readBody } from './body.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { requestIdHeader } from './contract.ts';
import { log, traceOf } from './log.ts';
import { originAllowed, preflightResponse, shareWithOrigin } from './origin.ts';
import { Problem } from './problem.ts';

export type Handler = (request: Request) => Promise<Response>;

/** A request that has passed the guard. */
export interface Call<Body> {
  body: Body;
  headers: Headers;
  /** The languages the visitor asks for, best first. */
  languages: readonly string[];
  configuration: Configuration;
  requestId: string;
}

interface FunctionFacts<Body> {
  name: string;
  schema: z.ZodMiniType<Body>;
  /** Gives the body of the answer; what it throws but a `Problem` ends as `internal_error`. */
  work: (call: Call<Body>) => Promise<object>;
}

/** @returns the Web-standard handler that serves the function; it never rejects */
export function serveFunction<Body>({ name, schema, work }: FunctionFacts<Body>): Handler {
  return async (request) => {
    const requestId = crypto.randomUUID();
    const started = performance.now();
    const response = await answer(request, requestId).catch((error: unknown) =>
      toProblem(error, name, requestId).toResponse(),
    );
    response.headers.set(requestIdHeader, requestId);
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    const milliseconds = Math.round(performance.now() - started);
    log('info', 'answered', { function: name, requestId, status: response.status, milliseconds });
    return response;
  };

  async function answer(request: Request, requestId: string): Promise<Response> {
    const configuration = readConfiguration(process.env);
    if (!originAllowed(request, configuration.allowedOrigins)) {
      throw new Problem('origin_not_allowed', 'This origin may not call.', { vary: 'Origin' });
    }
    const response = await answerAllowed(request, requestId, configuration).catch(
      (error: unknown) => toProblem(error, name, requestId).toResponse(),
    );
    shareWithOrigin(response.headers, request.headers.get('origin'));
    return response;
  }

  async function answerAllowed(
    request: Request,
    requestId: string,
    configuration: Configuration,
  ): Promise<Response> {
    if (request.method === 'OPTIONS') return preflightResponse();
    if (request.method !== 'POST') {
      throw new Problem('method_not_allowed', 'Use POST.', { allow: 'POST, OPTIONS' });
    }
    const body = await readBody(request, schema);
    const languages = acceptedLanguages(request.headers.get('accept-language'));
    const { headers } = request;
    return Response.json(await work({ body, headers, languages, configuration, requestId }));
  }
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

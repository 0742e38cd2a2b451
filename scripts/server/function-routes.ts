/**
 * Serves the edge functions on the site's own origin, at the addresses Supabase has for them. The
 * handlers are those that are deployed, unchanged: Web `Request` in, `Response` out.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import {
  chatFunction,
  contactFunction,
  functionsPath,
  requestIdHeader,
} from '../../supabase/functions/_shared/contract.ts';
import type { Peer } from '../../supabase/functions/_shared/caller.ts';
import { log } from '../../supabase/functions/_shared/log.ts';
import { Problem } from '../../supabase/functions/_shared/problem.ts';
import type { Handler } from '../../supabase/functions/_shared/serveFunction.ts';

export const functionNames = [contactFunction, chatFunction] as const;

/** A function's name: its folder in `supabase/functions/` and the last part of its address. */
export type FunctionName = (typeof functionNames)[number];

/**
 * @param load gives a function's module; it is called for every request, so a server that reloads
 *   modules hands over the newest one
 * @returns a connect-style middleware: what is not addressed to a function goes to `next`
 */
export function functionRoutes(load: (name: FunctionName) => Promise<{ handler: Handler }>) {
  const peerOf = ({ socket }: IncomingMessage) => ({ address: socket.remoteAddress ?? '' });
  const serve = getRequestListener(
    (request, { incoming }) => answer(request, peerOf(incoming as IncomingMessage), load),
    {
      overrideGlobalObjects: false,
      // What cannot even be made a Request of: a missing or malformed Host or address.
      errorHandler: () => refuse(new Problem('invalid_request', 'The request is malformed.')),
    },
  );
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url?.startsWith(functionsPath)) void serve(request, response);
    else next();
  };
}

async function answer(
  request: Request,
  peer: Peer,
  load: (name: FunctionName) => Promise<{ handler: Handler }>,
): Promise<Response> {
  const asked = new URL(request.url).pathname.slice(functionsPath.length);
  const name = functionNames.find((known) => known === asked);
  if (!name) return refuse(new Problem('not_found', 'There is no such function.'));
  let handler: Handler;
  try {
    ({ handler } = await load(name));
  } catch (error) {
    log('error', 'function_missing', { function: name, reason: (error as Error).message });
    return refuse(new Problem('unavailable', 'The function is not available.'));
  }
  return handler(request, peer);
}

function refuse(problem: Problem): Response {
  const response = problem.toResponse();
  response.headers.set(requestIdHeader, crypto.randomUUID());
  response.headers.set('cache-control', 'no-store');
  return response;
}

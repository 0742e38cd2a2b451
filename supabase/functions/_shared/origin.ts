/** Cross-origin rules: who may call, and what a browser on another origin may send and read. */
import { idempotencyKeyHeader, requestIdHeader } from './contract.ts';

/** What `supabase.functions.invoke` sends, and the two headers of our own. */
const allowedHeaders = [
  'accept-language',
  'apikey',
  'authorization',
  'content-type',
  idempotencyKeyHeader.toLowerCase(),
  'x-client-info',
];
const exposedHeaders = ['content-language', 'retry-after', requestIdHeader.toLowerCase()];

/** How long a browser may remember a preflight: two hours, the most that Chromium keeps. */
const preflightSeconds = 7200;

/**
 * Tells whether a request's `Origin` may call. A caller that sends none is no browser on another
 * site, and is let through.
 *
 * @param allowed origins from `ALLOWED_ORIGINS`; empty means the origin the request was sent to
 */
export function originAllowed(request: Request, allowed: readonly string[]): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return allowed.length > 0 ? allowed.includes(origin) : origin === ownOrigin(request, origin);
}

/**
 * The origin the request was sent to, from its Host. Behind a proxy that ends TLS the scheme seen
 * here is not the browser's, so the scheme is taken from the browser's own word.
 */
function ownOrigin(request: Request, origin: string): string | undefined {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const [scheme] = /^https?:\/\//.exec(origin) ?? [];
  const address = `${scheme}${host}`;
  return scheme && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The answer to a preflight (Fetch standard, “CORS-preflight request”). */
export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': allowedHeaders.join(', '),
      'access-control-max-age': String(preflightSeconds),
    },
  });
}

/** Lets the page that asked read the answer and its headers. To be used for allowed origins only. */
export function shareWithOrigin(headers: Headers, origin: string | null): void {
  headers.append('vary', 'Origin');
  if (origin === null) return;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-expose-headers', exposedHeaders.join(', '));
}

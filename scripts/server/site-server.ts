/**
 * The site's server: the functions and the built pages on one origin, with the security headers
 * on every answer.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { canonicalRedirect } from '../../src/site/paths.ts';
import { log, traceOf } from '../../supabase/functions/_shared/log.ts';
import { filePolicy } from '../hosts/security-headers.ts';
import type { BuiltSite } from './built-site.ts';
import type { Health } from './health.ts';
import {
  closeServer,
  connectionsOf,
  cutAnsweredBodies,
  cutSlowReaders,
} from './held-connections.ts';
import { answerMalformedRequests } from './malformed-requests.ts';
import { redirect, sendHealth, sendText } from './plain-answers.ts';
import { sendElse, sendResource } from './static-site.ts';

interface SiteParts {
  /** @returns the site as it is at the moment */
  site: () => BuiltSite;
  /** Answers what is addressed to the functions and calls `next` for anything else. */
  functions: (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;
  /** Answers `/healthz`, where there is something to tell. */
  health?: () => Promise<Health>;
}

export interface SiteServer {
  /** Not yet listening. */
  server: Server;
  /** Stops it; see `closeServer`. */
  close: (grace: number) => Promise<void>;
}

/** Where an operator's monitor asks how the server fares. */
const healthPath = '/healthz';

/**
 * Milliseconds: enough for the 32 kB of a form sent from a slow phone, too few to hold connections
 * open. What is late is cut at the next check.
 */
const times = {
  headersTimeout: 8_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  /** For 64 kB of a file: a link of 6 kB a second does, and a page fits into what systems hold ready. */
  readingTimeout: 12_000,
  readersCheckingInterval: 1_000,
};

/**
 * Connections at once, about 100 MB of them: those beyond are closed at once, before memory or files
 * run out. There is no limit by address, since a proxy's or a firm's is the address of many people.
 */
const mostConnections = 10_000;

/** @param haste how many times sooner connections are cut than they are for visitors: for tests */
export function createSiteServer({ site, functions, health }: SiteParts, haste = 1): SiteServer {
  const { readingTimeout, readersCheckingInterval, ...limits } = hurried(haste);

  /** Answers what is no address of the site as it is written in the pages. */
  function answerElse(req: IncomingMessage, res: ServerResponse): void {
    const { headers } = site().record;
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('Content-Security-Policy', filePolicy);
    if (hasSeveralHosts(req)) return sendText(res, 400, 'Bad request');
    functions(req, res, (error) => {
      if (error) fail(req, res, error);
      else answerPage(req, res).catch((fault: unknown) => fail(req, res, fault));
    });
  }

  async function answerPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return sendText(res, 405, 'Method not allowed');
    }
    const asked = readTarget(req.url);
    if (!asked) return sendText(res, 400, 'Bad request');
    if (health && asked.pathname === healthPath) return sendHealth(res, await health());
    const languages = site().record.languages.map((code) => ({ code }));
    const canonical = canonicalRedirect(asked.pathname, languages);
    if (canonical !== undefined) return redirect(res, canonical + asked.search);
    const found = site().resources.get(asked.pathname);
    return found ? sendResource(req, res, found, site()) : sendElse(req, res, site(), asked);
  }

  const server = createServer({ ...limits, joinDuplicateHeaders: true }, (req, res) => {
    try {
      const found = resourceFor(req, site());
      if (found) sendResource(req, res, found, site());
      else answerElse(req, res);
    } catch (fault) {
      fail(req, res, fault);
    }
  });
  server.maxConnections = mostConnections;
  const connections = connectionsOf(server);
  answerMalformedRequests(server, connections);
  cutAnsweredBodies(server);
  cutSlowReaders(server, connections, readingTimeout, readersCheckingInterval);
  return { server, close: (grace) => closeServer(server, connections, grace) };
}

/** Tells the log what went wrong, and the visitor that something did. */
function fail(req: IncomingMessage, res: ServerResponse, fault: unknown): void {
  const [path] = req.url?.split('?', 1) ?? [];
  log('error', 'request_failed', { method: req.method, path, ...traceOf(fault) });
  if (res.headersSent) res.destroy();
  else sendText(res, 500, 'Internal server error');
}

/** What nearly every request asks for: an address as it is written in the pages. */
function resourceFor(req: IncomingMessage, { resources }: BuiltSite) {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || hasSeveralHosts(req)) return undefined;
  const [path = ''] = req.url?.split('?', 1) ?? [];
  return resources.get(path);
}

/** Node keeps the first of several and says nothing (RFC 9112, section 3.2); joined, they show. */
function hasSeveralHosts({ headers: { host } }: IncomingMessage): boolean {
  return host?.includes(',') ?? false;
}

function hurried(haste: number): typeof times {
  const sooner = Object.entries(times).map(([name, time]) => [name, time / haste] as const);
  return Object.fromEntries(sooner) as typeof times;
}

/**
 * Reads path and query off a request. A browser's own reading of an address is taken, so that
 * backslashes and dots cannot make a path mean something else here than in a `Location` header.
 *
 * @returns `undefined` where the target is no path, its percent-encoding is malformed or it holds
 *   control characters
 */
function readTarget(target = '') {
  if (!target.startsWith('/')) return undefined;
  const { pathname, search } = new URL(`http://site${target}`);
  try {
    const decoded = decodeURI(pathname);
    return /\p{Cc}/u.test(decoded) ? undefined : { pathname, search };
  } catch {
    return undefined;
  }
}

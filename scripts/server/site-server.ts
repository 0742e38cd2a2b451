/**
 * The site's server: the functions and the built pages on one origin, with the security headers
 * on every answer.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { canonicalRedirect } from '../../src/site/paths.ts';
import { redirect, sendText } from './plain-answers.ts';
import { cutAnsweredBodies, cutSlowReaders } from './held-connections.ts';
import { answerMalformedRequests } from './malformed-requests.ts';
import { commonHeaders, filePolicy } from '../hosts/security-headers.ts';
import { type StaticSite, staticSite } from './static-site.ts';

interface SiteServer extends StaticSite {
  /** Answers what is addressed to the functions and calls `next` for anything else. */
  functions: (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;
}

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

/**
 * @param haste how many times sooner connections are cut than they are for visitors: for tests
 * @returns the server, not yet listening
 */
export function createSiteServer({ functions, ...site }: SiteServer, haste = 1): Server {
  const { readingTimeout, readersCheckingInterval, ...limits } = hurried(haste);
  const sendSite = staticSite(site);

  function answer(req: IncomingMessage, res: ServerResponse): void {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return sendText(res, 405, 'Method not allowed');
    }
    const asked = readTarget(req.url);
    if (!asked) return sendText(res, 400, 'Bad request');
    const canonical = canonicalRedirect(asked.pathname);
    if (canonical !== undefined) return redirect(res, canonical + asked.search);
    return sendSite(req, res, asked);
  }

  const server = createServer(limits, (req, res) => {
    for (const [name, value] of Object.entries(commonHeaders)) res.setHeader(name, value);
    res.setHeader('Content-Security-Policy', filePolicy);
    const fail = (fault: unknown) => {
      console.error(`${req.method} ${req.url}:`, fault);
      if (res.headersSent) res.destroy();
      else sendText(res, 500, 'Internal server error');
    };
    functions(req, res, (error) => {
      if (error) return fail(error);
      try {
        answer(req, res);
      } catch (thrown) {
        fail(thrown);
      }
    });
  });
  server.maxConnections = mostConnections;
  answerMalformedRequests(server);
  cutAnsweredBodies(server);
  cutSlowReaders(server, readingTimeout, readersCheckingInterval);
  return server;
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

/**
 * Answers with the built site: pages at the addresses of the route table, files as they lie in
 * `dist/`, and for anything else the 404 page of the address's language.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Language } from '../../src/site/languages.ts';
import { pagePath, type Place, placeAt } from '../../src/site/paths.ts';
import { redirect, sendText } from './plain-answers.ts';
import type { PageOrigins } from '../hosts/page-origins.ts';
import { contentSecurityPolicy, filePolicy, forever } from '../hosts/security-headers.ts';

/** Kept by the browser, and asked about each time. */
const revalidated = 'no-cache';

export interface StaticSite {
  /** The folder of the built site. */
  root: string;
  languages: readonly Pick<Language, 'code'>[];
  /** Origins the pages speak to besides their own. */
  origins: PageOrigins;
}

/**
 * What an address asks for: its canonical path, as it was asked for, since the application tells
 * pages by it too, and its query with the question mark.
 */
interface Target {
  pathname: string;
  search: string;
}

/**
 * @returns a handler that answers every GET and HEAD request. It looks at the folder each time, so
 *   that a new build needs no restart
 */
export function staticSite({ root, languages, origins }: StaticSite) {
  const send = sirv(root, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(res, file) {
      // The one type sirv does not know.
      if (file.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
    },
  });
  const policyOf = policies(root, origins);

  function sendFile(req: IncomingMessage, res: ServerResponse, file: string, missing: () => void) {
    res.setHeader('Content-Security-Policy', policyOf(file));
    res.setHeader('Vary', 'Accept-Encoding');
    req.url = file;
    send(req, res, missing);
  }

  function sendNotFound(req: IncomingMessage, res: ServerResponse, { language }: Place) {
    const file = fileOf(pagePath('not-found', language));
    res.statusCode = 404;
    res.setHeader('Content-Language', language);
    // sirv answers with 200 whatever the status is.
    const writeHead = res.writeHead.bind(res) as (...of: unknown[]) => typeof res;
    res.writeHead = (_status: number, ...rest: unknown[]) => writeHead(res.statusCode, ...rest);
    // They hold for what is found alone (RFC 9110, sections 13.2.1 and 14.2).
    delete req.headers['if-none-match'];
    delete req.headers.range;
    sendFile(req, res, file, () => {
      throw new Error(`${file} is missing`);
    });
  }

  return (req: IncomingMessage, res: ServerResponse, { pathname, search }: Target): void => {
    const place = placeAt(pathname, languages);
    const missing = () => sendNotFound(req, res, place);
    if (pathname.startsWith('/assets/')) {
      res.setHeader('Cache-Control', forever);
      return sendFile(req, res, pathname, () => sendText(res, 404, 'Not found'));
    }
    res.setHeader('Cache-Control', revalidated);
    if (!place.route.status) {
      res.setHeader('Content-Language', place.language);
      return sendFile(req, res, fileOf(pathname), missing);
    }
    const page = pageOf(pathname);
    if (page === pagePath('not-found', place.language)) return missing();
    if (page !== pathname && !placeAt(page, languages).route.status) {
      return redirect(res, page + search);
    }
    return sendFile(req, res, pathname, missing);
  };
}

/** The file of a page: `/faq.html` for `/faq`, `/index.html` for `/`. */
function fileOf(page: string): string {
  return `${page === '/' ? '/index' : page}.html`;
}

/** The page a file's name would be that of: `/faq` for `/faq.html`; other paths as they are. */
function pageOf(file: string): string {
  return file.replace(/(?:^\/index)?\.html$/, '') || '/';
}

/** Works out each page's policy once, and again when its file changes. */
function policies(root: string, origins: PageOrigins) {
  const known = new Map<string, { changed: number; policy: string }>();
  return (file: string): string => {
    const name = path.join(root, file);
    if (!file.endsWith('.html') || !existsSync(name)) return filePolicy;
    const changed = statSync(name).mtimeMs;
    const last = known.get(file);
    if (last?.changed === changed) return last.policy;
    const policy = contentSecurityPolicy(readFileSync(name, 'utf8'), origins);
    known.set(file, { changed, policy });
    return policy;
  };
}

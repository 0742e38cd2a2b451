/**
 * Answers with the built site: pages at the addresses of the route table, files as they lie in
 * `dist/`, and for anything else the 404 page of the address's language.
 */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { combineRanges, parse, type Range } from 'range-parser';
import { localizedRouteAt } from '../../src/site/paths.ts';
import { isAsset } from '../hosts/build-record.ts';
import { type Headers, revalidated } from '../hosts/security-headers.ts';
import { type BuiltSite, type Form, pageOf, type Resource } from './built-site.ts';
import { redirect, sendText } from './plain-answers.ts';

/**
 * What an address asks for: its canonical path, as it was asked for, since the application tells
 * pages by it too, and its query with the question mark.
 */
interface Target {
  pathname: string;
  search: string;
}

/** Bytes given to a connection at once: how it gets on is seen by the piece (`held-connections.ts`). */
const piece = 64 * 1024;

/** Answers a GET or HEAD request for a page or file of the site. */
export function sendResource(
  req: IncomingMessage,
  res: ServerResponse,
  resource: Resource,
  { record }: BuiltSite,
): void {
  const { headers } = req;
  const form = formFor(resource, headers['accept-encoding']);
  if (failsCondition(headers, form)) return sendNone(res, 412, record.headers);
  if (fresh(headers, { etag: form.etag })) {
    res.writeHead(304, form.unchangedHeaders as string[]).end();
    return;
  }
  // Parts are for GET alone (RFC 9110, section 14.2).
  const range =
    headers.range === undefined || req.method !== 'GET' ? 'whole' : rangeOf(headers, form);
  if (range === 'whole') return send(res, 200, form.headers, form.body);
  const { length } = form.body;
  if (range === 'none') {
    return sendNone(res, 416, { ...record.headers, 'Content-Range': `bytes */${length}` });
  }
  const { start, end } = range;
  const told = withLength(form.headers, end - start + 1, `bytes ${start}-${end}/${length}`);
  return send(res, 206, told, form.body.subarray(start, end + 1));
}

/** Answers a GET or HEAD request for what the site has no file for at that address. */
export function sendElse(
  req: IncomingMessage,
  res: ServerResponse,
  { record, resources, notFound }: BuiltSite,
  { pathname, search }: Target,
): void {
  if (isAsset(pathname)) return sendText(res, 404, 'Not found');
  const languages = record.languages.map((code) => ({ code }));
  const page = pageOf(pathname);
  if (page !== pathname && resources.has(page) && !localizedRouteAt(page, languages).route.status) {
    res.setHeader('Cache-Control', revalidated);
    return redirect(res, page + search);
  }
  const missing = notFound.get(localizedRouteAt(pathname, languages).language);
  if (!missing) return sendText(res, 404, 'Not found');
  // Conditions and ranges hold for what is found alone (RFC 9110, sections 13.2.1 and 14.2).
  const form = formFor(missing, req.headers['accept-encoding']);
  return send(res, 404, form.headers, form.body);
}

function send(res: ServerResponse, status: number, headers: readonly string[], body: Buffer): void {
  res.writeHead(status, headers as string[]);
  if (body.length <= piece || res.req.method === 'HEAD') res.end(body);
  else sendInPieces(res, body);
}

/** What a connection that breaks off leaves behind here is nothing: no file, and no copy. */
function sendInPieces(res: ServerResponse, body: Buffer): void {
  for (let at = 0; at < body.length; at += piece) {
    if (res.write(body.subarray(at, at + piece))) continue;
    res.once('drain', () => sendInPieces(res, body.subarray(at + piece)));
    return;
  }
  res.end();
}

type Coding = keyof Resource;

/** The strongest first: browsers that take several take them equally. */
const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

/** The coding by the value of `Accept-Encoding`: browsers send a handful of different ones. */
const known = new Map<string, Coding>();
const mostKnown = 100;

function formFor(resource: Resource, accepted = ''): Form {
  let coding = known.get(accepted);
  if (!coding) {
    coding = codingFor(accepted);
    if (known.size < mostKnown) known.set(accepted, coding);
  }
  return resource[coding] ?? resource.identity;
}

function codingFor(accepted: string): Coding {
  // Its types do not know yet what breaks a tie.
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as {
    encodings(available: readonly Coding[], options: { preferred: readonly Coding[] }): Coding[];
  };
  return negotiator.encodings(codings, { preferred: codings })[0] ?? 'identity';
}

/**
 * @returns the part that is asked for, `none` where there is nothing there, and `whole` where no part
 *   is asked for, several are, or the visitor's copy is of another version (RFC 9110, section 14)
 */
function rangeOf(headers: IncomingHttpHeaders, { body, etag }: Form): Range | 'whole' | 'none' {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag) return 'whole';
  const { code, type, ranges } = parse(body.length, headers.range!);
  const isMalformed = (code & 1) === 1;
  if (type !== 'bytes' || isMalformed) return 'whole';
  if (ranges.length === 0) return 'none';
  const [range, ...more] = combineRanges(ranges);
  return range && more.length === 0 ? range : 'whole';
}

/** Whether the visitor wants this version and no other, and it is another (RFC 9110, section 13.1.1). */
function failsCondition({ 'if-match': wanted }: IncomingHttpHeaders, { etag }: Form): boolean {
  return wanted !== undefined && wanted !== '*' && !wanted.split(/\s*,\s*/).includes(etag);
}

/** @returns the headers of a whole file as those of a part of it */
function withLength(headers: readonly string[], length: number, range: string): string[] {
  const at = headers.indexOf('Content-Length') + 1;
  return [...headers.with(at, String(length)), 'Content-Range', range];
}

/** What is said of this one request is nobody else's, and kept by nobody. */
function sendNone(res: ServerResponse, status: number, headers: Headers): void {
  res.writeHead(status, { ...headers, 'Cache-Control': 'no-store', 'Content-Length': '0' }).end();
}

/**
 * The headers every answer of the site carries. The content security policy is one for all pages, made
 * from all of them, so that exactly their own inline blocks may run: a host then needs one rule for
 * all addresses, those that do not exist among them (decision 23, “One source for all hosts”).
 */
import { createHash } from 'node:crypto';
import type { SiteConfig } from '../../src/site/config.ts';
import type { SiteFiles } from '../build/output.ts';
import type { PageOrigins } from './page-origins.ts';

/** Headers by their name. */
export type Headers = Readonly<Record<string, string>>;

/** In seconds, two years, as the HSTS preload list advises (RFC 6797). Heeded over TLS alone. */
const strictTransportAge = 2 * 365 * 24 * 60 * 60;

const strictTransport: Record<SiteConfig['hsts'], Headers> = {
  // Takes back what was said before, from those who come again (RFC 6797, section 6.1.1).
  off: { 'Strict-Transport-Security': 'max-age=0' },
  host: { 'Strict-Transport-Security': `max-age=${strictTransportAge}` },
  subdomains: { 'Strict-Transport-Security': `max-age=${strictTransportAge}; includeSubDomains` },
};

/** `Cache-Control` where a name holds a hash of the content: a year, the longest caches keep. */
export const forever = 'public, max-age=31536000, immutable';

/** `Cache-Control` of the rest: kept by the browser, and asked about each time. */
export const revalidated = 'no-cache';

const policy = 'Content-Security-Policy';

/** The policy of an answer that is no page: opened as a document, it runs nothing. */
export const filePolicy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * What stands otherwise on what lies under `/assets/`. A page asks for twenty of them, and not every
 * host sends a header that repeats as a mere reference to the last (RFC 7541, section 2.3).
 */
export const assetHeaders: Headers = { 'Cache-Control': forever, [policy]: filePolicy };

/** What a browser opens and runs: pages, and pictures that are drawn in words. */
const isDocument = (address: string) => /\.(?:html|svg)$/.test(address);

/** @returns what stands on every answer of a site of these files */
export function siteHeaders(
  files: SiteFiles,
  origins: PageOrigins,
  hsts: SiteConfig['hsts'],
): Headers {
  const documents = [...files].flatMap(([address, content]) =>
    isDocument(address) ? String(content) : [],
  );
  return {
    [policy]: contentSecurityPolicy(documents, origins),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...strictTransport[hsts],
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * @returns nothing but the site's own files and its documents' own inline blocks, by their hash (CSP
 *   level 3, section 6.7.3), and what the configured backend and vendors need
 */
function contentSecurityPolicy(
  documents: readonly string[],
  { connect, scripts, frames }: PageOrigins,
): string {
  const framed = [...scripts, ...frames];
  return join({
    'default-src': ["'none'"],
    // A vendor's script puts style elements into the page, of which no hash is known beforehand; with
    // a hash in the list browsers would ignore 'unsafe-inline'. Scripts stay as strict as ever.
    'style-src':
      scripts.length > 0
        ? ["'self'", "'unsafe-inline'", ...scripts]
        : ["'self'", ...hashes(documents.flatMap(inlineStyles))],
    // Sizes and positions set by components stand in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'script-src': ["'self'", ...hashes(documents.flatMap(inlineScripts)), ...scripts],
    'img-src': ["'self'", 'data:', ...scripts],
    'font-src': ["'self'", ...scripts],
    'media-src': ["'self'", ...scripts],
    'connect-src': ["'self'", ...connect, ...scripts],
    'frame-src': framed.length > 0 ? framed : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  });
}

function join(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const attributes = /((?:[^>"']|"[^"]*"|'[^']*')*)/.source;
const scriptElement = new RegExp(`<script\\b${attributes}>([\\s\\S]*?)</script\\s*>`, 'gi');
const styleElement = new RegExp(`<style\\b${attributes}>([\\s\\S]*?)</style\\s*>`, 'gi');

/** The types whose content a browser runs or heeds; any other is a data block (HTML, “script”). */
const executable =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)]
    .filter(([, head = '']) => !/\ssrc\s*=/i.test(head) && executable.test(typeOf(head)))
    .map(([, , text = '']) => text);
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(styleElement)].map(([, , text = '']) => text);
}

function typeOf(head: string): string {
  const [, double, single, bare] =
    /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(head) ?? [];
  return (double ?? single ?? bare ?? '').trim();
}

function hashes(blocks: readonly string[]): string[] {
  return [...new Set(blocks.map(hash))];
}

/** A browser hashes the text it parsed, in which every line break is a line feed. */
function hash(block: string): string {
  const text = block.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

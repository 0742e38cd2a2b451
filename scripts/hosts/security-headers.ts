/**
 * The headers every answer of the site carries, and the content security policy of a page: made
 * from the page itself, so that exactly its own inline blocks may run. The local server and the
 * files for static hosts both take them from here.
 */
import { createHash } from 'node:crypto';
import { localizedPath } from '../../src/site/paths.ts';
import type { Write } from '../build/output.ts';
import type { BuiltPage } from '../pages/document.ts';
import { noOrigins, type PageOrigins } from './page-origins.ts';

/** Two years, as the HSTS preload list advises (RFC 6797). Browsers heed it over HTTPS only. */
const strictTransport = `max-age=${2 * 365 * 24 * 60 * 60}; includeSubDomains`;

/** What stands on every answer, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': strictTransport,
  'X-Content-Type-Options': 'nosniff',
};

/** `Cache-Control` where a name holds a hash of the content: a year, the longest caches keep. */
export const forever = 'public, max-age=31536000, immutable';

/** The policy of an answer that is no page: opened as a document, it runs nothing. */
export const filePolicy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Writes the content security policy for a page.
 *
 * @param html the page as it is served
 * @param origins what is allowed besides: the configured backend and vendors
 * @returns the header's value: nothing but the site's own files and the page's own inline blocks,
 *   by their hash (CSP level 3, section 6.7.3)
 */
export function contentSecurityPolicy(html: string, origins = noOrigins): string {
  return join({
    'default-src': ["'none'"],
    'style-src': styleSources(html, origins),
    // Sizes and positions set by components stand in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    ...sharedDirectives(html, origins),
  });
}

/**
 * A vendor's script puts style elements into the page, of which no hash is known beforehand; with a
 * hash in the list browsers would ignore `'unsafe-inline'`. Scripts stay as strict as ever.
 */
function styleSources(html: string, { scripts }: PageOrigins): string[] {
  return scripts.length > 0
    ? ["'self'", "'unsafe-inline'", ...scripts]
    : ["'self'", ...hashes(inlineStyles(html))];
}

/** The directives in which pages do not differ: they all carry the same inline script. */
function sharedDirectives(html: string, { connect, scripts, frames }: PageOrigins) {
  const framed = [...scripts, ...frames];
  return {
    'script-src': ["'self'", ...hashes(inlineScripts(html)), ...scripts],
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
  };
}

function join(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Writes `_headers`, from which Netlify and Cloudflare Pages take the headers to send. A host puts
 * the headers of every rule that matches on an answer, and two policies hold both; so the rule for
 * all addresses, unknown ones among them, has only what suits every page.
 */
export function writeHostHeaders(
  write: Write,
  pages: readonly BuiltPage[],
  origins = noOrigins,
): void {
  const everyPage = pages.map(({ html }) => html).join('');
  const policy = 'Content-Security-Policy';
  const rules: Record<string, Record<string, string>> = {
    '/*': { ...commonHeaders, [policy]: join(sharedDirectives(everyPage, origins)) },
    '/assets/*': { 'Cache-Control': forever },
  };
  for (const { language, path, html } of pages) {
    rules[localizedPath(path, language)] = { [policy]: contentSecurityPolicy(html, origins) };
  }
  const lines = Object.entries(rules).flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  write('/_headers', `${lines.join('\n')}\n`);
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

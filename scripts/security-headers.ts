/**
 * The headers every answer of the site carries, and the content security policy of a page: made
 * from the page itself, so that exactly its own inline blocks may run. The local server and the
 * files for static hosts both take them from here.
 */
import { createHash } from 'node:crypto';

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

/** The policy of an answer that is no page: opened as a document, it runs nothing. */
export const filePolicy =
  "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface PolicyOptions {
  /** Origins the application may send requests to, besides its own. */
  connectOrigins?: readonly string[];
}

/**
 * Writes the content security policy for a page.
 *
 * @param html the page as it is served; of several pages joined, the policy suits each of them
 * @returns the header's value: nothing but the site's own files and the page's own inline blocks,
 *   by their hash (CSP level 3, section 6.7.3)
 */
export function contentSecurityPolicy(html: string, { connectOrigins = [] }: PolicyOptions = {}) {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScripts(html))],
    'style-src': ["'self'", ...hashes(inlineStyles(html))],
    // Sizes and positions set by components stand in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
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

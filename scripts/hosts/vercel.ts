/** `_vercel.json`: a project's `vercel.json`, where the built site is what is deployed. */
import type { Hosted } from './host-files.ts';
import { redundantPages } from './redundant-pages.ts';
import { forever, type Headers } from './security-headers.ts';

export function vercelConfiguration(site: Hosted): string {
  const rule = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [rule('/(.*)', site.headers), rule('/assets/(.*)', { 'Cache-Control': forever })],
    redirects: redundantPages(site).map(([source, destination]) => ({
      source,
      destination,
      permanent: true,
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

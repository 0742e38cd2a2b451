import { articleOf } from '../../src/site/blog.ts';
import { type Language, unprefixedLanguage } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';
import { routesWhere } from '../../src/site/routes.ts';
import type { Write } from '../build/output.ts';

/**
 * Writes `sitemap.xml`, every indexed page with its other languages, and the `robots.txt` that
 * points to it (sitemaps.org protocol 0.9). Only articles have a date of their own: when they were
 * published.
 *
 * @param siteUrl the origin the site is published under
 */
export function writeSitemap(write: Write, siteUrl: string, languages: readonly Language[]): void {
  const pages = routesWhere(({ noindex }) => !noindex);
  const entries = pages.flatMap(({ id }) => {
    const address = (code: string) => siteUrl + pagePath(id, code);
    const alternates = [
      ...languages.map(({ code }) => [code, address(code)]),
      ['x-default', address(unprefixedLanguage)],
    ].map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`);
    const published = articleOf(id)?.published;
    const changed = published ? `<lastmod>${published}</lastmod>` : '';
    return languages.map(
      ({ code }) => `<url><loc>${address(code)}</loc>${changed}${alternates.join('')}</url>`,
    );
  });
  write(
    '/sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`,
  );
  write('/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

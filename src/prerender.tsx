/** The build's entry: every page as a complete document. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { config, languages } from 'virtual:site';
import { App } from './app/App.tsx';
import { createPageCache } from './app/pageCache.ts';
import { PrerenderedSamples } from './features/policy-document/prerenderedSamples.ts';
import { pagePath, localizedRouteAt } from './site/paths.ts';
import { type PageId, routes } from './site/routes.ts';
import type { Messages } from './site/messageBundles.ts';
import type { LanguageCode } from './site/languages.ts';

export interface RenderedPage {
  /** The tags that belong into `<head>`. */
  head: string;
  /** The content of the application's root element. */
  app: string;
}

/** @returns the path of every page of the table in every language */
export function everyPath(): string[] {
  return languages.flatMap(({ code }) => routes.map(({ id }) => pagePath(id, code)));
}

/**
 * Renders a page.
 *
 * @param path a path as `everyPath` gives it
 * @param readMessages gets a page's messages
 * @param sampleAt gets the content of the sample policy document at an address
 * @throws any error of a component: a page that does not render stops the build
 */
export async function render(
  path: string,
  readMessages: (language: LanguageCode, id: PageId) => Messages,
  sampleAt: (address: string) => string = () => '',
): Promise<RenderedPage> {
  const cache = createPageCache(async (language, id) => readMessages(language, id), {
    product: config.product,
    email: config.email,
  });
  await cache.load(localizedRouteAt(path, languages));
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <PrerenderedSamples value={sampleAt}>
        <App cache={cache} />
      </PrerenderedSamples>
    </StaticRouter>,
    {
      // A larger page would be cut into hidden blocks that only scripts can show.
      progressiveChunkSize: Infinity,
      onError: (error) => void failures.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return split(html);
}

/** React writes hoisted tags first, then the application. */
function split(html: string): RenderedPage {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)![0];
  return { head: hoisted, app: html.slice(hoisted.length) };
}

/**
 * What only crawlers and feed readers look for in a page's head. It is put there when the site is
 * built and costs the application nothing; on the first navigation the application takes off what
 * would be untrue by then: `[property]`, data and feeds (`src/app/useNavigationEffects.ts`).
 */
import { parse } from 'node-html-parser';
import type { RenderedPage } from '../../src/prerender.tsx';
import type { SiteConfig } from '../../src/site/config.ts';
import type { Language, LanguageCode } from '../../src/site/languages.ts';
import { pagePath } from '../../src/site/paths.ts';
import type { Route } from '../../src/site/routes.ts';
import { articleOf } from '../../src/site/blog.ts';
import type { Write } from '../build/output.ts';
import { blogTitle, feedPath } from './feed.ts';
import { plainText, type PlainMessages } from '../locales/plain-messages.ts';
import { shareSize } from '../share/drawing.ts';
import { writeShareImage } from '../share/images.ts';
import { structuredData } from './structured-data.ts';

interface CrawlerPage {
  language: Language;
  route: Route;
  page: RenderedPage;
  messages: PlainMessages;
  config: SiteConfig;
}

/**
 * @param write puts the page's picture into the site
 * @returns the tags; none for a page that is not to be found
 */
export async function crawlerHead(write: Write, input: CrawlerPage): Promise<string> {
  const { language, route, page, messages, config } = input;
  if (route.noindex) return '';
  const { id } = route;
  const { siteUrl, product } = config;
  const title = plainText(parse(page.app).querySelector('h1')!.textContent);
  const picture = { id, language: language.code, title, messages, product };
  const image = siteUrl + (await writeShareImage(write, picture));
  const graph = structuredData({
    language: language.code,
    route,
    title,
    image,
    messages,
    config,
  });
  const property = (name: string, content: string | number) =>
    `<meta property="${name}" content="${escape(String(content))}">`;
  return [
    property('og:type', articleOf(id) ? 'article' : 'website'),
    property('og:site_name', product),
    property('og:title', messages.say(id, 'meta.title')),
    property('og:description', messages.say(id, 'meta.description')),
    property('og:url', siteUrl + pagePath(id, language.code)),
    property('og:locale', openGraphLocale(language.code)),
    property('og:image', image),
    property('og:image:width', shareSize.width),
    property('og:image:height', shareSize.height),
    property('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    (id === 'blog' || articleOf(id)) && feedLink(feedPath(language.code), blogTitle(messages)),
    graph && `<script type="application/ld+json">${json(graph)}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

/** @returns a language with its likely region, as Open Graph has it: `sv_SE` */
export function openGraphLocale(code: LanguageCode): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}

const feedLink = (address: string, title: string) =>
  `<link rel="alternate" type="application/rss+xml" title="${escape(title)}" href="${address}">`;

/** JSON within a script: no tag can begin in it. */
const json = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

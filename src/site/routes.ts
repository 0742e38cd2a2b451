/**
 * THE route table: one row a page. Router, prerender, sitemap, hreflang, header, footer, internal
 * links and tests all read it. A row is facts; its words stand in `locales/<language>/<id>.json`
 * and its layout in `src/pages/<id>.tsx`.
 */
import { articles } from './articles.ts';

interface RouteFacts {
  id: string;
  /** The address without language prefix and without trailing slash. */
  path: `/${string}`;
  /** Listed in the header's navigation, in the table's order. */
  nav?: true;
  /** The footer group that lists the page, in the table's order. */
  footer?: FooterGroup;
  /** Offered to search engines: in the sitemap, without `noindex`. */
  indexed: boolean;
  /** The HTTP status the page is served with, where it is not 200. */
  status?: 404;
  /** `bare` pages fill the screen themselves, without the shared header and footer. */
  frame?: 'bare';
  /** The features whose words the page carries besides its own. */
  features?: readonly Feature[];
  /** The page above this one, for the breadcrumb. */
  parent?: string;
}

export const footerGroups = ['product', 'support', 'policies'] as const;
export type FooterGroup = (typeof footerGroups)[number];

/**
 * The namespaces that are not a page's. `chat-answers` is on no page: the chat's function speaks it.
 */
export const features = [
  'article',
  'chat',
  'chat-answers',
  'chat-failures',
  'contact-form',
  'live-chat',
  'log-in',
  'podcast-player',
  'policy-document',
  'session',
] as const;
type Feature = (typeof features)[number];

const articleRows = articles.map(
  ({ id }) =>
    ({
      id,
      path: `/blog/${id}`,
      parent: 'blog',
      indexed: true,
      features: ['article'],
    }) as const,
);

export const routes = [
  { id: 'home', path: '/', indexed: true, features: ['session'] },
  { id: 'services', path: '/services', nav: true, footer: 'product', indexed: true },
  {
    id: 'company-learning-programs',
    path: '/services/company-learning-programs',
    parent: 'services',
    indexed: true,
  },
  {
    id: 'sales-training-programs',
    path: '/services/sales-training-programs',
    parent: 'services',
    indexed: true,
  },
  {
    id: 'compliance-programs',
    path: '/services/compliance-programs',
    parent: 'services',
    indexed: true,
  },
  { id: 'about', path: '/about', footer: 'product', indexed: true },
  { id: 'workshop', path: '/workshop', footer: 'product', indexed: true },
  { id: 'science', path: '/science', footer: 'product', indexed: true },
  { id: 'personalized-training', path: '/personalized-training', footer: 'product', indexed: true },
  { id: 'support-services', path: '/support-services', footer: 'product', indexed: true },
  {
    id: 'contact',
    path: '/contact',
    nav: true,
    footer: 'support',
    indexed: true,
    features: ['contact-form'],
  },
  { id: 'blog', path: '/blog', footer: 'support', indexed: true, features: ['article'] },
  ...articleRows,
  { id: 'faq', path: '/faq', footer: 'support', indexed: true },
  { id: 'user-instructions', path: '/user-instructions', footer: 'support', indexed: true },
  {
    id: 'podcast',
    path: '/podcast',
    footer: 'support',
    indexed: true,
    features: ['podcast-player'],
  },
  {
    id: 'chat',
    path: '/chat',
    frame: 'bare',
    indexed: true,
    features: ['chat', 'chat-failures'],
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    footer: 'policies',
    indexed: true,
    features: ['policy-document'],
  },
  {
    id: 'terms-of-service',
    path: '/terms-of-service',
    footer: 'policies',
    indexed: true,
    features: ['policy-document'],
  },
  {
    id: 'cookie-policy',
    path: '/cookie-policy',
    footer: 'policies',
    indexed: true,
    features: ['podcast-player'],
  },
  {
    id: 'disclaimer',
    path: '/disclaimer',
    footer: 'policies',
    indexed: true,
    features: ['policy-document'],
  },
  { id: 'eula', path: '/eula', footer: 'policies', indexed: true, features: ['policy-document'] },
  { id: 'admin', path: '/admin', indexed: false, features: ['log-in'] },
  { id: 'user', path: '/user', indexed: false, features: ['log-in'] },
  { id: 'not-found', path: '/404', status: 404, indexed: false },
] as const satisfies readonly RouteFacts[];

export type PageId = (typeof routes)[number]['id'];
export type Route = RouteFacts & { id: PageId; parent?: PageId };

const rows: readonly Route[] = routes;

/**
 * @param id a page id
 * @returns the page's row of the table
 */
export function routeOf(id: PageId): Route {
  return rows.find((row) => row.id === id)!;
}

/**
 * @param path an address without language prefix and without trailing slash
 * @returns the row that address belongs to; the 404 row where there is none
 */
export function routeAt(path: string): Route {
  return rows.find((row) => row.path === path && !row.status) ?? routeOf('not-found');
}

/** @returns the rows for which the predicate holds, in the table's order */
export function routesWhere(predicate: (row: Route) => boolean): readonly Route[] {
  return rows.filter(predicate);
}

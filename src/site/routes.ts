/**
 * THE route table: one row a page. Router, prerender, sitemap, hreflang, header, footer, internal
 * links and tests all read it. A row is facts; its messages are in `locales/<language>/<id>.json`
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
  /** Not offered to search engines: not in the sitemap, with `noindex`. */
  noindex?: true;
  /** The HTTP status the page is served with, where it is not 200. */
  status?: 404;
  /** `bare` pages fill the screen themselves, without the shared header and footer. */
  frame?: 'bare';
  /** The features whose messages the page loads besides its own. */
  features?: readonly Feature[];
  /** The page above this one, for the breadcrumb. */
  parent?: string;
}

export const footerGroups = ['product', 'support', 'policies'] as const;
export type FooterGroup = (typeof footerGroups)[number];

/** The namespaces that are not a page's. `chat-answers` is for the chat's function alone. */
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
      features: ['article'],
    }) as const,
);

export const routes = [
  { id: 'home', path: '/', features: ['session'] },
  { id: 'services', path: '/services', nav: true, footer: 'product' },
  {
    id: 'company-learning-programs',
    path: '/services/company-learning-programs',
    parent: 'services',
  },
  {
    id: 'sales-training-programs',
    path: '/services/sales-training-programs',
    parent: 'services',
  },
  {
    id: 'compliance-programs',
    path: '/services/compliance-programs',
    parent: 'services',
  },
  { id: 'about', path: '/about', footer: 'product' },
  { id: 'workshop', path: '/workshop', footer: 'product' },
  { id: 'science', path: '/science', footer: 'product' },
  { id: 'personalized-training', path: '/personalized-training', footer: 'product' },
  { id: 'support-services', path: '/support-services', footer: 'product' },
  {
    id: 'contact',
    path: '/contact',
    nav: true,
    footer: 'support',
    features: ['contact-form'],
  },
  { id: 'blog', path: '/blog', footer: 'support', features: ['article'] },
  ...articleRows,
  { id: 'faq', path: '/faq', footer: 'support' },
  { id: 'user-instructions', path: '/user-instructions', footer: 'support' },
  {
    id: 'podcast',
    path: '/podcast',
    footer: 'support',
    features: ['podcast-player'],
  },
  {
    id: 'chat',
    path: '/chat',
    frame: 'bare',
    features: ['chat', 'chat-failures'],
  },
  {
    id: 'privacy-policy',
    path: '/privacy-policy',
    footer: 'policies',
    features: ['policy-document'],
  },
  {
    id: 'terms-of-service',
    path: '/terms-of-service',
    footer: 'policies',
    features: ['policy-document'],
  },
  {
    id: 'cookie-policy',
    path: '/cookie-policy',
    footer: 'policies',
    features: ['podcast-player'],
  },
  {
    id: 'disclaimer',
    path: '/disclaimer',
    footer: 'policies',
    features: ['policy-document'],
  },
  { id: 'eula', path: '/eula', footer: 'policies', features: ['policy-document'] },
  { id: 'admin', path: '/admin', noindex: true, features: ['log-in'] },
  { id: 'user', path: '/user', noindex: true, features: ['log-in'] },
  { id: 'not-found', path: '/404', status: 404, noindex: true },
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

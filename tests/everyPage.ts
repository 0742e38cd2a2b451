import { readLanguages } from '../scripts/locales/languages.ts';
import { pagePath } from '../src/site/paths.ts';
import { type Route, routesWhere } from '../src/site/routes.ts';

export interface PageCase {
  language: string;
  route: Route;
  path: string;
}

/** Every row of the route table in every language: what tests loop over. */
export const everyPage: PageCase[] = readLanguages().flatMap(({ code }) =>
  routesWhere(() => true).map((route) => ({
    language: code,
    route,
    path: pagePath(route.id, code),
  })),
);

import { readLanguages } from '../scripts/locales/languages.ts';
import type { LanguageCode } from '../src/site/languages.ts';
import { pagePath } from '../src/site/paths.ts';
import { type Route, routesWhere } from '../src/site/routes.ts';

export interface PageCase {
  language: LanguageCode;
  route: Route;
  path: string;
}

/** @returns every row of the route table in some languages */
export const pagesIn = (languages: readonly LanguageCode[]): PageCase[] =>
  languages.flatMap((language) =>
    routesWhere(() => true).map((route) => ({
      language,
      route,
      path: pagePath(route.id, language),
    })),
  );

/** Every row of the route table in every language: what tests loop over. */
export const everyPage = pagesIn(readLanguages().map(({ code }) => code));

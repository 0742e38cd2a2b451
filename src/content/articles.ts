import type { PageId } from '../site/routes.ts';

/**
 * The blog's articles, newest first, with the dates and reading times that the specification states
 * (chapter 2, /blog). An id is also the id of the article's page and of its words.
 */
export const articles = [
  {
    id: 'change-fatigue',
    /** The day it is dated, ISO 8601. */
    published: '2025-08-22',
    /** How long it takes to read, in minutes: true in every language (decision 17, “The blog”). */
    minutes: 8,
  },
  { id: 'ai-agents-in-the-workplace', published: '2025-08-21', minutes: 10 },
] as const;

export type Article = (typeof articles)[number];
export type ArticleId = Article['id'];

/**
 * Who signs the articles: nobody, and the name says so, Swedish for example (decision 4, “Names,
 * fixed words and figures”).
 */
export const author = 'Alva Exempel';

/** @returns the article's row, or `undefined` where a page is none */
export function articleOf(id: ArticleId): Article;
export function articleOf(id: PageId): Article | undefined;
export function articleOf(id: PageId): Article | undefined {
  return articles.find((article) => article.id === id);
}

/** What holds of the articles together. They are a file of their own, which every page carries. */
import { type Article, type ArticleId, articles } from './articles.ts';

/**
 * The fictional author of the articles: Swedish for “example” (decision 4, “Names, fixed words and
 * figures”).
 */
export const author = 'Alva Exempel';

/**
 * @param id a page id
 * @returns the article's record, or `undefined` where a page is none
 */
export function articleOf(id: ArticleId): Article;
export function articleOf(id: string): Article | undefined;
export function articleOf(id: string): Article | undefined {
  return articles.find((article) => article.id === id);
}

/** @returns the article to go on with: the next older one, after the oldest the newest */
export function articleAfter(id: ArticleId): Article {
  const index = articles.findIndex((article) => article.id === id);
  return articles[(index + 1) % articles.length]!;
}

/**
 * The blog's articles, newest first. A record is an article's facts; its messages are in
 * `locales/<language>/<id>.json`. Its row of the route table, its page, and all that lists it
 * derive from the two.
 */

interface ArticleFacts {
  /** Its page's id, and the last part of its address: `/blog/<id>`. */
  id: string;
  /** The day it is dated, ISO 8601. */
  published: string;
  /** How long it takes to read, in minutes: true in every language (decision 17, “The blog”). */
  minutes: number;
}

export const articles = [
  { id: 'change-fatigue', published: '2025-08-22', minutes: 8 },
  { id: 'ai-agents-in-the-workplace', published: '2025-08-21', minutes: 10 },
] as const satisfies readonly ArticleFacts[];

export type Article = (typeof articles)[number];
export type ArticleId = Article['id'];

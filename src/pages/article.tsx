import { Article } from '../features/article/Article.tsx';
import type { ArticleId } from '../site/articles.ts';

/** An article of the blog: every one is this page, in its own words. */
export default function ArticlePage({ id }: { id: ArticleId }) {
  return <Article id={id} />;
}

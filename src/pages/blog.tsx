import { ArticleList } from './blog/ArticleList.tsx';
import { Elsewhere } from './blog/Elsewhere.tsx';
import { BlogHead } from './blog/BlogHead.tsx';

/** The blog: a contents page, and the other ways to follow it. */
export default function Blog() {
  return (
    <>
      <BlogHead />
      <ArticleList />
      <Elsewhere />
    </>
  );
}

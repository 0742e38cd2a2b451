import { useTranslation } from 'react-i18next';
import { articles } from '../../site/articles.ts';
import { author } from '../../site/blog.ts';
import { PublicationDate } from '../../features/article/PublicationDate.tsx';
import { Teaser } from '../../features/article/Teaser.tsx';
import layout from '../../ui/layout.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ArticleList.module.css';
import { ReadingTime } from './ReadingTime.tsx';

/** What the blog contains, newest first: when, what, and how long it takes. */
export function ArticleList() {
  const { t } = useTranslation('blog');
  return (
    <section id="articles" className={`${layout.wrap} ${styles.list}`}>
      <h2>
        <VisuallyHidden>{t('articles')}</VisuallyHidden>
      </h2>
      {articles.map(({ id, published, minutes }) => (
        <Teaser
          key={id}
          id={id}
          component="article"
          heading="h3"
          facts={
            <>
              <PublicationDate published={published} />
              <b>{author}</b>
            </>
          }
          className={styles.entry}
        >
          <ReadingTime minutes={minutes} />
        </Teaser>
      ))}
    </section>
  );
}

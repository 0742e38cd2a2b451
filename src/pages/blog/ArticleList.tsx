import { useTranslation } from 'react-i18next';
import { type Article, articles } from '../../site/articles.ts';
import { author } from '../../site/blog.ts';
import { PublicationDate } from '../../features/article/PublicationDate.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ArticleList.module.css';
import { ReadingTime } from './ReadingTime.tsx';

/** What the blog contains, newest first: when, what, and how long it takes. */
export function ArticleList() {
  const { t } = useTranslation('blog');
  return (
    <section className={`${layout.wrap} ${styles.list}`}>
      <h2>
        <VisuallyHidden>{t('articles')}</VisuallyHidden>
      </h2>
      {articles.map((article) => (
        <Entry key={article.id} article={article} />
      ))}
    </section>
  );
}

function Entry({ article: { id, published, minutes } }: { article: Article }) {
  const { t } = useTranslation(id);
  return (
    <article className={`${layout.columns} ${styles.entry}`}>
      <p className={styles.facts}>
        <PublicationDate published={published} />
        <b>{author}</b>
      </p>
      <div className={styles.text}>
        <h3>
          <PageLink to={id} className={styles.link}>
            {t('title')}
          </PageLink>
        </h3>
        <p>{t('opening')}</p>
      </div>
      <ReadingTime minutes={minutes} />
    </article>
  );
}

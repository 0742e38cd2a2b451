import { useTranslation } from 'react-i18next';
import { articles, author } from '../../content/articles.ts';
import { PublicationDate } from '../../features/article/PublicationDate.tsx';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ArticleList.module.css';
import { ReadingTime } from './ReadingTime.tsx';

/** What the blog contains, newest first: when, what, and how long it takes. */
export function ArticleList() {
  const { t } = useTranslation('blog');
  const { t: tArticle } = useTranslation('article');
  return (
    <section className={`${layout.wrap} ${styles.list}`}>
      <h2>
        <VisuallyHidden>{t('articles')}</VisuallyHidden>
      </h2>
      {articles.map(({ id, published, minutes }) => (
        <article key={id} className={`${layout.grid} ${styles.entry}`}>
          <p className={styles.facts}>
            <PublicationDate published={published} />
            <b>{author}</b>
          </p>
          <div className={styles.text}>
            <h3>
              <PageLink to={id} className={styles.link}>
                {tArticle(`items.${id}.title`)}
              </PageLink>
            </h3>
            <p>{tArticle(`items.${id}.opening`)}</p>
          </div>
          <ReadingTime minutes={minutes} />
        </article>
      ))}
    </section>
  );
}

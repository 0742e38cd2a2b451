import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { articles } from '../../site/articles.ts';
import { author } from '../../site/blog.ts';
import { LeadDrawing } from '../../features/article/lead/LeadDrawing.tsx';
import { PublicationDate } from '../../features/article/PublicationDate.tsx';
import { Teaser } from '../../features/article/Teaser.tsx';
import layout from '../../ui/layout.module.css';
import styles from './ArticleList.module.css';

/** What the blog contains, each with its drawing: the newest article large, the others below it. */
export function ArticleList() {
  const { t } = useTranslation('blog');
  const { t: tArticle } = useTranslation('article');
  return (
    <section id="articles" className={layout.container}>
      <h2>
        <VisuallyHidden>{t('articles')}</VisuallyHidden>
      </h2>
      {articles.map(({ id, published, minutes }, index) => (
        <Teaser
          key={id}
          id={id}
          component="article"
          heading="h3"
          facts={
            <>
              <b>{author}</b>
              <PublicationDate published={published} />
              <span>{tArticle('minutes', { count: minutes })}</span>
            </>
          }
          className={index === 0 ? styles.newest : styles.other}
        >
          <LeadDrawing id={id} className={styles.drawing} />
        </Teaser>
      ))}
    </section>
  );
}

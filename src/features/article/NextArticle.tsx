import { Trans, useTranslation } from 'react-i18next';
import { type ArticleId } from '../../site/articles.ts';
import { articleAfter, author } from '../../site/blog.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import styles from './NextArticle.module.css';
import { PublicationDate } from './PublicationDate.tsx';

/** After the text: the next article, the way back, and where what we build begins. */
export function NextArticle({ after }: { after: ArticleId }) {
  const { t } = useTranslation('article');
  const next = articleAfter(after);
  const { t: tNext } = useTranslation(next.id);
  return (
    <section className={`${layout.spruce} ${styles.next}`} data-chat-skip>
      <div className={layout.wrap}>
        <div className={layout.grid}>
          <p className={styles.facts}>
            <span>{t('next')}</span>
            <PublicationDate published={next.published} />
            <span>{t('minutes', { count: next.minutes })}</span>
          </p>
          <PageLink to={next.id} className={styles.link}>
            <h2>{tNext('title')}</h2>
            <span>{tNext('opening')}</span>
          </PageLink>
        </div>
        <div className={`${layout.grid} ${styles.end}`}>
          <PageLink to="blog" variant="more" className={styles.back}>
            {t('back')}
          </PageLink>
          <p className={styles.workshop}>
            <Trans t={t} i18nKey="workshop" components={{ workshop: <PageLink to="workshop" /> }} />
          </p>
          <p className={styles.fictional}>{t('fictional', { author })}</p>
        </div>
      </div>
    </section>
  );
}

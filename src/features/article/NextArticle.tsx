import { Trans, useTranslation } from 'react-i18next';
import { type ArticleId } from '../../site/articles.ts';
import { articleAfter, author } from '../../site/blog.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import columns from './columns.module.css';
import styles from './NextArticle.module.css';
import { PublicationDate } from './PublicationDate.tsx';
import { Teaser } from './Teaser.tsx';

/** After the text: the next article, the way back, and where what we build begins. */
export function NextArticle({ after }: { after: ArticleId }) {
  const { t } = useTranslation('article');
  const { id, published, minutes } = articleAfter(after);
  const facts = (
    <>
      <span>{t('next')}</span>
      <PublicationDate published={published} />
      <span>{t('minutes', { count: minutes })}</span>
    </>
  );
  return (
    <section
      id="next"
      className={`${layout.spruce} ${layout.noPrint} ${styles.next}`}
      data-chat-skip=""
    >
      <div className={layout.container}>
        <Teaser id={id} component="div" heading="h2" facts={facts} className={styles.teaser} />
        <div className={`${layout.grid} ${styles.end}`}>
          <PageLink to="blog" className={`${typography.more} ${columns.side} ${styles.back}`}>
            {t('back')}
          </PageLink>
          <p className={columns.text}>
            <Trans t={t} i18nKey="workshop" components={{ workshop: <PageLink to="workshop" /> }} />
          </p>
          <p className={`${typography.note} ${columns.margin}`}>{t('fictional', { author })}</p>
        </div>
      </div>
    </section>
  );
}

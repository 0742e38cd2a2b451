import { Trans, useTranslation } from 'react-i18next';
import { type ArticleId } from '../../site/articles.ts';
import { articleOf, author } from '../../site/blog.ts';
import { PageLink } from '../../i18n/PageLink.tsx';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './ArticleHead.module.css';
import { Facts } from './Facts.tsx';
import { LeadDrawing } from './lead/LeadDrawing.tsx';
import { PublicationDate } from './PublicationDate.tsx';

/** How an article begins: the way to the blog, its title, what it is about, and by whom and when. */
export function ArticleHead({ id }: { id: ArticleId }) {
  const { t } = useTranslation('article');
  const { t: tOwn } = useTranslation(id);
  const { published, minutes } = articleOf(id);
  return (
    <header className={layout.container}>
      <nav
        className={`${typography.meta} ${layout.noPrint} ${styles.breadcrumb}`}
        aria-label={t('breadcrumb.label')}
      >
        <Trans t={t} i18nKey="breadcrumb.path" components={{ blog: <PageLink to="blog" /> }} />
      </nav>
      <div className={`${layout.grid} ${styles.head}`}>
        <h1 className={styles.title}>{tOwn('title')}</h1>
        <p className={`${typography.statement} ${styles.standfirst}`}>{tOwn('standfirst')}</p>
        <Facts className={styles.byline}>
          <b>{author}</b>
          <PublicationDate published={published} />
          <span>{t('minutes', { count: minutes })}</span>
        </Facts>
        <LeadDrawing id={id} className={styles.lead} />
      </div>
    </header>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/PageLink.tsx';
import type { ArticleId } from '../../site/articles.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import columns from './columns.module.css';
import { Facts } from './Facts.tsx';
import styles from './Teaser.module.css';

interface TeaserProps {
  id: ArticleId;
  /** One of the articles there are, or, within an article, the next. */
  component: 'article' | 'div';
  heading: 'h2' | 'h3';
  facts: ReactNode;
  className: string | undefined;
  /** What stands in the margin. */
  children?: ReactNode;
}

/** An article that is to be read, in a row that leads there: its facts, its title, its opening. */
export function Teaser({
  id,
  component: Row,
  heading: Heading,
  facts,
  className,
  children,
}: TeaserProps) {
  const { t } = useTranslation(id);
  return (
    <Row className={`${layout.grid} ${styles.teaser} ${className}`}>
      <Facts className={columns.side}>{facts}</Facts>
      <div className={columns.text}>
        <Heading className={styles.title}>
          <PageLink to={id} className={styles.link}>
            {t('title')}
          </PageLink>
        </Heading>
        <p className={`${typography.statement} ${styles.opening}`}>{t('opening')}</p>
      </div>
      {children}
    </Row>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleId } from '../../../site/articles.ts';
import { PageLink } from '../../../i18n/PageLink.tsx';
import layout from '../../../ui/layout.module.css';
import typography from '../../../ui/typography.module.css';
import columns from '../columns.module.css';
import styles from './Contents.module.css';
import type { Section } from './useSections.ts';

interface ContentsProps {
  article: ArticleId;
  sections: readonly Section[];
  /** The place of the section that is being read, `-1` before the first. */
  current: number;
  minutesLeft: number;
  /** How far one has read, drawn. */
  progress: ReactNode;
}

/** What an article contains, as links, and how far one has read of it. */
export function Contents({ article, sections, current, minutesLeft, progress }: ContentsProps) {
  const { t } = useTranslation('article');
  return (
    <nav
      className={`${columns.side} ${layout.noPrint} ${styles.contents}`}
      aria-labelledby="contents"
    >
      <h2 id="contents" className={typography.label}>
        {t('contents')}
      </h2>
      {progress}
      <p className={typography.note}>{t('strokes')}</p>
      <p className={`${typography.note} ${styles.left}`}>
        {current >= 0 &&
          t('left', { part: current + 1, parts: sections.length, count: minutesLeft })}
      </p>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <PageLink
              to={article}
              hash={id}
              className={`${typography.meta} ${styles.link} ${index < current ? styles.read : ''}`}
              current={index === current ? 'true' : undefined}
            >
              {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

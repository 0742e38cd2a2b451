import { useTranslation } from 'react-i18next';
import type { ArticleId } from '../../../site/articles.ts';
import { PageLink } from '../../../i18n/PageLink.tsx';
import layout from '../../../ui/layout.module.css';
import roles from '../../../ui/roles.module.css';
import columns from '../columns.module.css';
import styles from './Contents.module.css';
import { timelineStyle } from './sectionTimeline.ts';
import { type Part, ReadingProgress } from './ReadingProgress.tsx';
import { minutesOf } from '../readingStrokes.ts';
import type { Section } from './useSections.ts';

interface ContentsProps {
  article: ArticleId;
  sections: readonly Section[];
  /** The place of the section that is being read, `-1` before the first. */
  current: number;
  progress: readonly Part[];
}

/** What an article contains, as links, and how far one has read of it. */
export function Contents({ article, sections, current, progress }: ContentsProps) {
  const { t } = useTranslation('article');
  const minutesLeft = minutesOf(
    progress.slice(Math.max(current, 0)).flatMap(({ strokes }) => strokes),
  );
  return (
    <nav
      className={`${columns.side} ${layout.unprinted} ${styles.contents}`}
      aria-labelledby="contents"
    >
      <h2 id="contents" className={roles.label}>
        {t('contents')}
      </h2>
      <ReadingProgress parts={progress} className={styles.progress} />
      <p className={roles.note}>{t('strokes')}</p>
      <p className={`${roles.note} ${styles.left}`}>
        {current >= 0 &&
          t('left', { part: current + 1, parts: sections.length, count: minutesLeft })}
      </p>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id} style={timelineStyle(id)}>
            <PageLink
              to={article}
              hash={id}
              className={`${roles.meta} ${styles.link} ${index < current ? styles.read : ''}`}
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

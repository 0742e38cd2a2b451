import { useTranslation } from 'react-i18next';
import type { ArticleId } from '../../../site/articles.ts';
import { PageLink } from '../../../i18n/PageLink.tsx';
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
    <nav className={styles.contents} aria-labelledby="contents">
      <div className={styles.inner}>
        <h2 id="contents">{t('contents')}</h2>
        <div className={styles.figure}>
          <ReadingProgress parts={progress} className={styles.progress} />
          <p className={styles.caption}>{t('strokes')}</p>
          <p className={styles.left}>
            {current >= 0 &&
              t('left', { part: current + 1, parts: sections.length, count: minutesLeft })}
          </p>
        </div>
        <ol>
          {sections.map(({ id, title }, index) => (
            <li key={id} style={timelineStyle(id)}>
              <PageLink
                to={article}
                hash={id}
                className={`${styles.link} ${index < current ? styles.read : ''}`}
                current={index === current ? 'true' : undefined}
              >
                {title}
              </PageLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

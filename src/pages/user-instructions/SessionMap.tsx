import { useTranslation } from 'react-i18next';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { type SessionPart } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { TimeAxis } from '../../figures/strokes/TimeAxis.tsx';
import type { InstructionCategory } from './categories.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './SessionMap.module.css';

const strokes = sessionStrokes(8);

/** The chapter that explains each part of a session. */
const chapters: Record<SessionPart, InstructionCategory['id']> = {
  intro: 'starting-a-session',
  video: 'video-to-article',
  article: 'swiping',
  mentor: 'ai-mentor',
  quiz: 'completing-a-session',
};

/** One session drawn as a way in: each of its parts leads to the chapter that explains it. */
export function SessionMap() {
  const { t } = useTranslation('user-instructions');
  return (
    <nav className={`${layout.noPrint} ${styles.map}`} aria-label={t('map.label')}>
      <p className={typography.label}>{t('map.lead')}</p>
      <Strokes strokes={strokes} motion="rise" className={styles.strokes} />
      <TimeAxis className={styles.parts}>
        {(part) => (
          <a href={`#${chapters[part]}`}>
            <b>{t(`parts.${part}`)}</b>
          </a>
        )}
      </TimeAxis>
    </nav>
  );
}

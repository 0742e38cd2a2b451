import { useTranslation } from 'react-i18next';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { type SessionPart } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { TimeAxis } from '../../figures/strokes/TimeAxis.tsx';
import type { InstructionCategory } from './categories.ts';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
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
    <nav className={`${layout.unprinted} ${styles.map}`} aria-label={t('map.label')}>
      <p className={`${roles.statement} ${styles.lead}`}>{t('map.lead')}</p>
      <Strokes strokes={strokes} motion="rise" className={styles.strokes} />
      <TimeAxis>
        {(part) => (
          <a
            href={`#${chapters[part]}`}
            className={styles.part}
            onClick={() => open(chapters[part])}
          >
            <b>{t(`parts.${part}`)}</b>
            <span>{t(`map.${part}`)}</span>
          </a>
        )}
      </TimeAxis>
      <p className={roles.caption}>{t('map.caption')}</p>
    </nav>
  );
}

/** Opens a chapter that the address points at already and that was closed since. */
function open(id: string): void {
  document.querySelector<HTMLDetailsElement>(`details#${id}`)!.open = true;
}

import { useTranslation } from 'react-i18next';
import type { QuestionId } from '../../content/faq.ts';
import { sessionMinutes } from '../../content/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { TimeAxis } from '../../figures/strokes/TimeAxis.tsx';
import typography from '../../ui/typography.module.css';
import styles from './AnswerFigure.module.css';
import { drawings } from './drawings.ts';

/** Of more strokes a small drawing has finer ones. */
const many = 50;

interface AnswerProps {
  id: QuestionId;
}

/**
 * What an answer counts, in its question's row: small, and large below it once that is open. It is no
 * part of the row's name: the short answer says it.
 */
export function AnswerDrawing({ id }: AnswerProps) {
  const { t } = useTranslation('faq');
  const names: Partial<Record<QuestionId, readonly string[]>> = t('rows', { returnObjects: true });
  const rows = drawings[id];
  const slots = Math.max(...rows.map((row) => row.length));
  return (
    <span className={`${styles.drawing} ${slots > many ? styles.fine : ''}`} aria-hidden>
      {rows.map((strokes, row) => (
        <span key={row} className={styles.row}>
          {names[id] && (
            <span className={`${typography.label} ${styles.name}`}>{names[id][row]}</span>
          )}
          <Strokes strokes={strokes} slots={slots} className={styles.strokes} />
        </span>
      ))}
    </span>
  );
}

/** What one stroke is, below the drawing that is large then. */
export function AnswerCaption({ id }: AnswerProps) {
  const { t } = useTranslation('faq');
  return (
    <figure className={styles.caption} data-chat-skip>
      {id === 'session' ? (
        <TimeAxis>
          {(part) => (
            <>
              <b>{t(`parts.${part}`)}</b> {t('minutes', { count: sessionMinutes[part] })}
            </>
          )}
        </TimeAxis>
      ) : (
        <figcaption className={typography.caption}>{t(`drawn.${id}`)}</figcaption>
      )}
    </figure>
  );
}

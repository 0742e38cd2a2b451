import { useTranslation } from 'react-i18next';
import { type Stroke, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import styles from './PillarFigure.module.css';

/**
 * The questions of five sessions in a row: `n` is about the session's own subject, `e` about an
 * earlier one. The earlier ones grow in number and come mixed with the new (interleaving). A rest
 * parts a session from the next.
 */
const sessions = ['nnnnnnnn ', 'nnnennen ', 'nenneenn ', 'ennenene ', 'neenenee '] as const;

const strokes: readonly Stroke[] = Array.from(sessions.join(''), (question, index) => {
  if (question === ' ') return { height: 0, tone: 'ink' };
  const isEarlier = question === 'e';
  return {
    height: (isEarlier ? 1 : 0.46) - 0.12 * unevenness(index),
    tone: isEarlier ? 'ink' : 'quiet',
  };
});

/** Retrieval practice, drawn: ever more of what a session asks has been learned before. */
export function RetrievalFigure() {
  const { t } = useTranslation('science');
  return (
    <figure>
      <Strokes
        strokes={strokes}
        label={t('questions.label')}
        motion="reveal"
        className={`${styles.strokes} ${styles.questions}`}
      />
      <ol className={`${typography.note} ${styles.axis}`} aria-hidden="true" data-chat-skip>
        {sessions.map((questions, index) => (
          <li key={questions}>{t('questions.session', { number: index + 1 })}</li>
        ))}
      </ol>
      <figcaption className={typography.caption}>{t('questions.caption')}</figcaption>
    </figure>
  );
}

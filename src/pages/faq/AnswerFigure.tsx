import { useTranslation } from 'react-i18next';
import type { QuestionId } from '../../content/faq.ts';
import { completion } from '../../content/facts.ts';
import { dayStrokes } from '../../figures/strokes/day.ts';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { hourStrokes } from '../../figures/strokes/hour.ts';
import { programmeStrokes } from '../../figures/strokes/programme.ts';
import { finishedStrokes } from '../../figures/strokes/progress.ts';
import { rhythms, sessionMinutes } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { TimeAxis } from '../../figures/strokes/TimeAxis.tsx';
import roles from '../../ui/roles.module.css';
import styles from './AnswerFigure.module.css';

/** What an answer counts, in rows of strokes; the others have nothing to count. */
const figures = {
  completion: [
    finishedStrokes(completion.industry),
    finishedStrokes(completion.histFrom, completion.histTo),
  ],
  workshop: [hourStrokes()],
  ready: [programmeStrokes.build],
  personalization: [sessionStrokes(4, rhythms.newcomer), sessionStrokes(4, rhythms.veteran)],
  results: [
    strokesOf(
      12,
      (index) => (index < 9 ? 1 - 0.35 * unevenness(index, 9) : 0.14),
      (index) => (index < 9 ? 'ink' : 'quiet'),
    ),
  ],
  support: [dayStrokes()],
} satisfies Partial<Record<QuestionId, readonly (readonly Stroke[])[]>>;

/** What the page begins with, so it is drawn as finely as there is room. */
const session = sessionStrokes(8);

type DrawnId = keyof typeof figures;

const isDrawn = (id: QuestionId): id is DrawnId => id in figures;

interface AnswerFigureProps {
  id: QuestionId;
  className?: string | undefined;
}

/** The answer's number, drawn, with what one stroke is; nothing where there is none. */
export function AnswerFigure({ id, className }: AnswerFigureProps) {
  const { t } = useTranslation('faq');
  if (id === 'session') {
    return (
      <figure className={`${className} ${styles.session}`} data-chat-skip>
        <Strokes strokes={session} className={styles.strokes} />
        <TimeAxis>
          {(part) => (
            <>
              <b>{t(`parts.${part}`)}</b> {t('minutes', { count: sessionMinutes[part] })}
            </>
          )}
        </TimeAxis>
      </figure>
    );
  }
  if (!isDrawn(id)) return null;
  const names: Partial<Record<DrawnId, readonly string[]>> = t('rows', { returnObjects: true });
  return (
    <figure className={className} data-chat-skip>
      {figures[id].map((strokes, row) => (
        <div key={row} className={styles.row}>
          {names[id] && <p className={roles.label}>{names[id][row]}</p>}
          <Strokes strokes={strokes} className={styles.strokes} />
        </div>
      ))}
      {/* The answer in brief says what is drawn there. */}
      {id !== 'support' && <figcaption className={roles.caption}>{t(`drawn.${id}`)}</figcaption>}
    </figure>
  );
}

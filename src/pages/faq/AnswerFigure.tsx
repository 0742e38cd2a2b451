import { useTranslation } from 'react-i18next';
import type { QuestionId } from '../../content/faq.ts';
import { completion } from '../../content/facts.ts';
import { dayStrokes } from '../../figures/strokes/day.ts';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { hourStrokes } from '../../figures/strokes/hour.ts';
import { programmeStrokes } from '../../figures/strokes/programme.ts';
import { rhythms } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import styles from './AnswerFigure.module.css';

/** How many people of a hundred a stroke is: a hundred strokes would run together in a margin. */
const people = 5;

const finished = (certain: number, atMost = certain) =>
  strokesOf(
    100 / people,
    (index) => (index < atMost / people ? 1 - 0.13 * unevenness(index) : 0.15),
    (index) => (index < certain / people ? 'ink' : index < atMost / people ? 'half' : 'quiet'),
  );

/** What an answer counts, in rows of strokes; the others have nothing to count. */
const figures = {
  session: [sessionStrokes(2)],
  completion: [finished(completion.industry), finished(completion.histFrom, completion.histTo)],
  workshop: [hourStrokes()],
  ready: [programmeStrokes.build],
  personalization: [sessionStrokes(2, rhythms.newcomer), sessionStrokes(2, rhythms.veteran)],
  results: [
    strokesOf(
      12,
      (index) => (index < 9 ? 1 - 0.35 * unevenness(index, 9) : 0.14),
      (index) => (index < 9 ? 'ink' : 'quiet'),
    ),
  ],
  support: [dayStrokes()],
} satisfies Partial<Record<QuestionId, readonly (readonly Stroke[])[]>>;

type DrawnId = keyof typeof figures;

const isDrawn = (id: QuestionId): id is DrawnId => id in figures;

interface AnswerFigureProps {
  id: QuestionId;
  className?: string | undefined;
}

/** The answer's number, drawn, with what one stroke is; nothing where there is none. */
export function AnswerFigure({ id, className }: AnswerFigureProps) {
  const { t } = useTranslation('faq');
  if (!isDrawn(id)) return null;
  return (
    <figure className={className} data-chat-skip>
      {figures[id].map((strokes, row) => (
        <Strokes key={row} strokes={strokes} className={styles.strokes} />
      ))}
      {/* The answer in brief says what is drawn there. */}
      {id !== 'support' && <figcaption className={roles.caption}>{t(`drawn.${id}`)}</figcaption>}
    </figure>
  );
}

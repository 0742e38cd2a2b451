import { useTranslation } from 'react-i18next';
import { type Stroke, strokesOf } from '../../figures/strokes/geometry.ts';
import { hourStrokes } from '../../figures/strokes/hour.ts';
import { rhythms } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import styles from './EntryFigure.module.css';

/** Where contacts fall on a line of time: each gap is wider than the one before. */
const contacts = new Set([0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 21, 25, 30, 36, 43, 51]);

/** What each part of the offer counts, in rows of strokes. */
const figures: Record<'training' | 'programs' | 'people' | 'support', readonly Stroke[][]> = {
  training: [sessionStrokes(4)],
  programs: [hourStrokes()],
  people: [sessionStrokes(4, rhythms.newcomer), sessionStrokes(4, rhythms.veteran)],
  support: [strokesOf(52, (place) => (place === 0 ? 1 : contacts.has(place) ? 0.66 : 0))],
};

/** A part of the offer, drawn small, with what one stroke is. */
export function EntryFigure({
  id,
  className,
}: {
  id: keyof typeof figures;
  className?: string | undefined;
}) {
  const { t } = useTranslation('about');
  return (
    <figure className={className} data-chat-skip>
      <div className={styles.rows}>
        {figures[id].map((strokes, row) => (
          <Strokes key={row} strokes={strokes} motion="reveal" />
        ))}
      </div>
      <figcaption className={roles.caption}>{t(`${id}.stroke`)}</figcaption>
    </figure>
  );
}

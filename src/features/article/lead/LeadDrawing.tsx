import { useTranslation } from 'react-i18next';
import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import type { ArticleId } from '../../../site/articles.ts';
import roles from '../../../ui/roles.module.css';
import { leads } from './leads.ts';
import styles from './LeadDrawing.module.css';

/** What is said of it: of a stroke, and of each row where there is more than one. */
interface LeadWords {
  caption: string;
  rows?: string[];
}

/** The drawing an article opens with. Pointed at, it turns at the place it is about. */
export function LeadDrawing({ id, className }: { id: ArticleId; className?: string | undefined }) {
  const { t } = useTranslation(id);
  const { caption, rows: names }: LeadWords = t('lead', { returnObjects: true });
  const { rows, turn } = leads[id];
  return (
    <figure className={[styles.lead, className].filter(Boolean).join(' ')} data-chat-skip="">
      <div className={styles.rows} aria-hidden>
        {rows.map((strokes, row) => (
          <div key={row} className={styles.row}>
            {names && <span className={styles.name}>{names[row]}</span>}
            {row === turn.row ? (
              <div className={styles.strokes}>
                <Strokes strokes={without(strokes, turn.place)} motion="rise" />
                <Strokes
                  strokes={only(strokes, turn.place)}
                  slots={strokes.length}
                  className={strokes[turn.place]!.height > 0 ? styles.goes : styles.comes}
                />
              </div>
            ) : (
              <Strokes strokes={strokes} motion="rise" className={styles.strokes} />
            )}
          </div>
        ))}
      </div>
      <figcaption className={roles.note}>{caption}</figcaption>
    </figure>
  );
}

/** @returns the strokes with a rest at a place */
function without(strokes: readonly Stroke[], place: number): Stroke[] {
  return strokes.map((stroke, index) => (index === place ? { ...stroke, height: 0 } : stroke));
}

/** @returns a stroke at a place, as high as can be, and rests before it */
function only(strokes: readonly Stroke[], place: number): Stroke[] {
  return [...strokesOf(place, () => 0), { height: 1, tone: strokes[place]!.tone }];
}

import { Trans, useTranslation } from 'react-i18next';
import { articles } from '../../site/articles.ts';
import { type StrokeTone, strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import columns from '../../features/article/columns.module.css';
import roles from '../../ui/roles.module.css';
import styles from './ReadingTime.module.css';

/** The figures share one scale, so that the articles' lengths can be compared. */
const longest = Math.max(...articles.map(({ minutes }) => minutes));

const strokesIn = (tone: StrokeTone, minutes: number) =>
  strokesOf(
    minutes,
    () => 1,
    () => tone,
  );

/** How long an article takes: the number, and a stroke a minute, read through once on hover. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation('blog');
  return (
    <div className={`${columns.margin} ${styles.time}`}>
      <p className={`${roles.meta} ${styles.minutes}`}>
        <Trans t={t} i18nKey="reading" count={minutes} components={{ number: <b /> }} />
      </p>
      <div className={styles.figure}>
        <Strokes strokes={strokesIn('quiet', minutes)} slots={longest} className={styles.toCome} />
        <Strokes
          strokes={strokesIn('ink', minutes)}
          slots={longest}
          motion="reveal"
          className={styles.read}
        />
      </div>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { type Stroke, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './TeamWeeks.module.css';

/** How many sessions a team completes, by week and working day, in the example; the last is today. */
const weeks = [
  [4, 5, 3, 6, 2],
  [6, 4, 7, 5, 3],
  [5, 7, 6, 7, 4],
  [7, 6, 4],
];

/** Places a day has, the last of them a rest: so days stand below each other. */
const placesADay = 8;

/** What an administrator looks at: a team's sessions as they come in. The caption says it in words. */
export function TeamWeeks() {
  const { i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <div aria-hidden>
      {weeks.map((days, week) => (
        <div key={week} className={styles.week}>
          <Strokes
            strokes={days.flatMap((count, day) => strokesOfDay(count, week, day))}
            slots={5 * placesADay - 1}
            motion="rise"
            className={styles.sessions}
          />
          <span className={styles.count}>
            {numbers.format(days.reduce((sum, count) => sum + count, 0))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A stroke a session. */
function strokesOfDay(count: number, week: number, day: number): Stroke[] {
  return Array.from({ length: placesADay }, (_, index) => ({
    height: index < count ? 1 - 0.13 * unevenness(index, week + 3 * day + 1) : 0,
    tone: 'ink',
  }));
}

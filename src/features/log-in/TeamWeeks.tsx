import { useTranslation } from 'react-i18next';
import { daysPerWeek } from '../../content/facts.ts';
import type { Stroke } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { weekdayNames } from '../../i18n/weekdayNames.ts';
import styles from './TeamWeeks.module.css';

/** How many sessions a team has, by week and working day, in the example. */
const weeks = [
  [4, 5, 3, 6, 2],
  [6, 4, 7, 5, 3],
  [5, 7, 6, 7, 4],
  [7, 6, 4, 6, 3],
];

/** The day of the last week that has come, from 0: the sessions after it are not completed yet. */
const today = 2;

/** Places a day has, the last of them a rest: so days stand below each other. */
const placesADay = 8;

/** What an administrator looks at: a team's sessions as they come in. The caption says it in words. */
export function TeamWeeks() {
  const { t, i18n } = useTranslation('admin');
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <div aria-hidden>
      <div className={`${styles.week} ${styles.head}`}>
        <div className={styles.days}>
          {weekdayNames(i18n.language, daysPerWeek).map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <span className={styles.number}>{t('completed')}</span>
      </div>
      {weeks.map((days, week) => (
        <div key={week} className={styles.week}>
          <span className={styles.number}>{t('week', { number: numbers.format(week + 1) })}</span>
          <Strokes
            strokes={days.flatMap((count, day) => strokesOfDay(count, isToCome(week, day)))}
            slots={daysPerWeek * placesADay}
            motion="rise"
            className={styles.sessions}
          />
          <span className={styles.count}>
            {numbers.format(
              days.reduce((sum, count, day) => (isToCome(week, day) ? sum : sum + count), 0),
            )}
          </span>
        </div>
      ))}
      <div className={`${styles.week} ${styles.foot}`}>
        <div className={styles.days}>
          <span className={styles.today} style={{ gridColumn: today + 1 }}>
            {t('today')}
          </span>
        </div>
      </div>
    </div>
  );
}

const isToCome = (week: number, day: number) => week === weeks.length - 1 && day > today;

/** A stroke a session, low while it is to come. */
function strokesOfDay(count: number, isLow: boolean): Stroke[] {
  return Array.from({ length: placesADay }, (_, index) => ({
    height: index >= count ? 0 : isLow ? 0.14 : 1,
    tone: isLow ? 'quiet' : 'ink',
  }));
}

import { useTranslation } from 'react-i18next';
import { daysPerWeek, hoursPerDay } from '../../content/facts.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { weekdayNames } from '../../i18n/weekdayNames.ts';
import typography from '../../ui/typography.module.css';
import styles from './Week.module.css';

/** The hour that is picked out, as an example: the third of the second day. */
const isPicked = (day: number, hour: number) => day === 1 && hour === 2;

/** The page's last question, answered in a picture: a week of hours, of which one is asked for. */
export function Week() {
  const { t, i18n } = useTranslation('workshop');
  return (
    <figure className={styles.figure}>
      <ol className={styles.week} aria-hidden="true" data-chat-skip>
        {weekdayNames(i18n.language, daysPerWeek).map((name, day) => (
          <li key={name}>
            <Strokes
              strokes={strokesOf(hoursPerDay, (hour) =>
                isPicked(day, hour) ? 1 : hour === 0 ? 0.46 : 0.3,
              )}
              slots={hoursPerDay + 1}
              motion="reveal"
              className={styles.hours}
            />
            <p className={`${typography.label} ${styles.day}`}>{name}</p>
          </li>
        ))}
      </ol>
      <figcaption className={typography.caption}>{t('closing.caption')}</figcaption>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import { days, sessionDays } from '../../content/forgetting.ts';
import { daysKept, daysKeptOnce, isSession } from './memory.ts';
import roles from '../../ui/roles.module.css';
import styles from './SpacingFigure.module.css';

/** The days named on the axis: those with a session, and the last. */
const namedDays = [...sessionDays, days - 1];

/** The drawing's units: a day is ten wide, all that was learned is a hundred high. */
const dayWidth = 10;
const all = 100;

const round = (value: number) => Math.round(value * 10) / 10;
const x = (day: number) => round((day + 0.5) * dayWidth);
const y = (memory: number) => round(all * (1 - memory));

/** The strokes of some days, from what would be left without sessions up to what is left. */
const kept = (isShown: (day: number) => boolean) =>
  Array.from({ length: days }, (_, day) =>
    isShown(day) ? `M${x(day)} ${y(daysKeptOnce[day]!)}V${y(daysKept[day]!)}` : '',
  ).join('');

const onOtherDays = kept((day) => !isSession(day));
const onSessionDays = kept(isSession);
const ticks = sessionDays.map((day) => `M${x(day)} ${all}v-6`).join('');
const forgetting = `M${Array.from({ length: days }, (_, day) => `${x(day)} ${y(daysKeptOnce[day]!)}`).join('L')}`;

/** The spacing effect, drawn: what is learned once fades, what is asked again is kept. */
export function SpacingFigure() {
  const { t } = useTranslation('science');
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} role="img" aria-label={t('curve.label')} data-chat-skip>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${days * dayWidth} ${all}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.quiet} d={onOtherDays} />
          <path className={styles.ember} d={onSessionDays + ticks} />
          <path className={styles.curve} d={forgetting} />
        </svg>
        <span className={`${roles.heading} ${styles.again}`}>{t('curve.again')}</span>
        <span className={`${roles.heading} ${styles.once}`}>{t('curve.once')}</span>
        <span className={`${roles.note} ${styles.days}`}>
          {namedDays.map((day) => (
            <span key={day} style={{ '--day': day } as Record<string, number>}>
              {t('curve.day', { day: day + 1 })}
            </span>
          ))}
        </span>
      </div>
      <figcaption className={`${roles.caption} ${styles.caption}`}>{t('curve.caption')}</figcaption>
    </figure>
  );
}

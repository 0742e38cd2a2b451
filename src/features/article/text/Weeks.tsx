import { useTranslation } from 'react-i18next';
import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import styles from './Figure.module.css';

/** Places left empty between two sessions of a week: other days. */
const rest = 2;

/** Weeks of practice below one another, to one scale: a stroke a minute, a group a session. */
export function Weeks({ weeks }: { weeks: readonly (readonly number[])[] }) {
  const { t } = useTranslation('article');
  const figures = weeks.map(strokesOfWeek);
  const slots = Math.max(...figures.map(({ length }) => length));
  return (
    <ol className={styles.weeks}>
      {weeks.map((sessions, index) => (
        <li key={index} className={styles.week}>
          <span>{t('figures.week', { week: index + 1 })}</span>
          <Strokes
            strokes={figures[index]!}
            slots={slots}
            motion="reveal"
            className={styles.minutes}
          />
          <span className={styles.sum}>
            {t('figures.minutes', { minutes: sessions.reduce((sum, one) => sum + one, 0) })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function strokesOfWeek(sessions: readonly number[]): Stroke[] {
  return sessions.flatMap((minutes, index) => [
    ...strokesOf(index && rest, () => 0),
    ...strokesOf(minutes, () => 1),
  ]);
}

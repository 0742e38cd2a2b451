import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { days } from '../../content/forgetting.ts';
import { type Memory, memoryOf } from './memory.ts';
import typography from '../../ui/typography.module.css';
import styles from './Curves.module.css';

/** What the axes name: days, counted from 1, and per cent from the top. */
const namedDays = [1, 10, 20, days] as const;
const namedShares = [100, 50, 0] as const;

/** The drawing's units: a day is ten wide, all that was learned is a hundred high. */
const dayWidth = 10;
const all = 100;

const round = (value: number) => Math.round(value * 10) / 10;
const x = (day: number) => (day + 0.5) * dayWidth;
const y = (left: number) => round(all * (1 - left));

const curve = (memory: readonly Memory[]) =>
  `M${memory.map(({ day, left }) => `${x(day)} ${y(left)}`).join('L')}`;

const once = memoryOf([0]);
const onceCurve = curve(once);

interface CurvesProps {
  /** The days with a session, from 0: the first is the one on which it is learned. */
  sessions: readonly number[];
  /** What they leave, as `memoryOf` tells. */
  memory: readonly Memory[];
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** What moves the sessions: it lies over the axis, as wide as the days. */
  children: ReactNode;
}

/** Two curves of what is remembered, over days: learned once, and asked again, a stroke a day between. */
export function Curves({ sessions, memory, label, children }: CurvesProps) {
  // What a session finds is overwritten by what it leaves.
  const kept = new Map(memory.map(({ day, left }) => [day, left]));
  const saved = (isShown: (day: number) => boolean) =>
    once
      .map(({ day, left }) => (isShown(day) ? `M${x(day)} ${y(left)}V${y(kept.get(day)!)}` : ''))
      .join('');
  const isSession = (day: number) => sessions.includes(day);
  return (
    <div className={styles.chart} data-chat-skip>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${days * dayWidth} ${all}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.half} d={`M0 ${all / 2}h${days * dayWidth}`} />
        <path className={styles.quiet} d={saved((day) => !isSession(day))} />
        <path d={saved(isSession) + sessions.map((day) => `M${x(day)} ${all}v-6`).join('')} />
        <path className={styles.once} d={onceCurve} />
        <path className={styles.curve} d={curve(memory)} />
      </svg>
      <Names />
      <div className={styles.sessions}>{children}</div>
    </div>
  );
}

/** Names axes and curves: once, however the sessions are moved. */
const Names = memo(function Names() {
  const { t } = useTranslation('science');
  return (
    <div className={styles.names} aria-hidden="true">
      <p className={`${typography.note} ${styles.remembered}`}>{t('curve.remembered')}</p>
      <p className={`${typography.heading} ${styles.again}`}>{t('curve.again')}</p>
      <p className={`${typography.note} ${styles.shares}`}>
        {namedShares.map((percent) => (
          <span key={percent}>{t('curve.percent', { percent })}</span>
        ))}
      </p>
      <p className={`${typography.heading} ${styles.onceName}`}>{t('curve.once')}</p>
      <p className={`${typography.note} ${styles.days}`}>
        {namedDays.map((day) => (
          <span key={day} style={{ '--day': day } as Record<string, number>}>
            {t('curve.day', { day })}
          </span>
        ))}
      </p>
    </div>
  );
});

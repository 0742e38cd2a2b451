import roles from '../../ui/roles.module.css';
import styles from './RetentionCurve.module.css';

const width = 468;
const left = 2;
const base = 190;
const top = 42;

/** Days that an arc of a curve lasts at most. */
const step = 6;

interface RetentionCurveProps {
  /** How many days are drawn. */
  days: number;
  /** The days on which is asked again, from 0. */
  sessionDays: readonly number[];
  /** What is left, 0 to 1, so many days after the last of so many repetitions. */
  memoryAfter: (time: number, repetitions: number) => number;
  /** Names the lower curve: what was learned once. */
  once: string;
  /** Names the upper curve: what was asked again. */
  again: string;
  firstDay: string;
  lastDay: string;
  /** What the picture says and what one rise is; the drawing itself is not read out. */
  caption: string;
}

/** The principle of retrieval practice as two curves: learned once, and asked again. */
export function RetentionCurve({
  days,
  sessionDays,
  memoryAfter,
  once,
  again,
  firstDay,
  lastDay,
  caption,
}: RetentionCurveProps) {
  const round = (value: number) => Math.round(value * 10) / 10;
  const x = (day: number) => round(left + (day / days) * width);
  const y = (memory: number) => round(base - memory * (base - top));
  const curve = (from: number, to: number, repetitions: number) => {
    const leftOn = (day: number) => memoryAfter(day - from, repetitions);
    const half = (to - from) / Math.ceil((to - from) / step) / 2;
    let path = `${x(from)} ${y(1)}`;
    // Each arc goes through what is left at its ends and half-way.
    for (let day = from + half; day < to; day += 2 * half) {
      const end = leftOn(day + half);
      const bend = 2 * leftOn(day) - (leftOn(day - half) + end) / 2;
      path += `Q${x(day)} ${y(bend)} ${x(day + half)} ${y(end)}`;
    }
    return path;
  };
  const asked = sessionDays.map((day, at) => curve(day, sessionDays[at + 1] ?? days, at)).join('L');
  const ticks = sessionDays.map((day) => `M${x(day)} ${base}v-9`).join('');
  return (
    <figure>
      <svg className={styles.curve} viewBox="0 0 472 218" aria-hidden="true">
        <path className={styles.axis} d={`M${left} ${base}.5H${left + width}`} />
        <path className={styles.once} d={`M${curve(0, days, 0)}`} />
        <path className={styles.asked} d={`M${asked}${ticks}`} />
        <text x={left + width} y={y(memoryAfter(days, 0)) - 10} textAnchor="end">
          {once}
        </text>
        <text className={styles.strong} x={left + width} y={top - 10} textAnchor="end">
          {again}
        </text>
        <text x={left} y={base + 21}>
          {firstDay}
        </text>
        <text x={left + width} y={base + 21} textAnchor="end">
          {lastDay}
        </text>
      </svg>
      <figcaption className={roles.caption}>{caption}</figcaption>
    </figure>
  );
}

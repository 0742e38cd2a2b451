import styles from './RetentionCurve.module.css';

const days = 30;
const width = 468;
const left = 2;
const base = 190;
const top = 42;

/** Days on which a session asks again: each gap wider than the one before (spacing effect). */
const sessionDays = [0, 2, 6, 12, 20] as const;

const x = (day: number) => round(left + (day / days) * width);
const y = (memory: number) => round(base - memory * (base - top));
const round = (value: number) => Math.round(value * 10) / 10;

/** Forgetting as it is usually drawn: fast at first, slower after every repetition. */
function memoryAt(day: number, repetitions: number): number {
  return Math.exp((-0.11 * day) / (1 + repetitions * 1.6));
}

function curve(from: number, to: number, repetitions: number): string {
  const steps = Math.ceil((to - from) / 3);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const day = from + ((to - from) * step) / steps;
    return `${x(day)} ${y(memoryAt(day - from, repetitions))}`;
  }).join('L');
}

const asked = sessionDays
  .map((day, index) => curve(day, sessionDays[index + 1] ?? days, index))
  .join('L');

interface RetentionCurveProps {
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
export function RetentionCurve({ once, again, firstDay, lastDay, caption }: RetentionCurveProps) {
  return (
    <figure>
      <svg className={styles.curve} viewBox="0 0 472 218" aria-hidden="true">
        <path className={styles.axis} d={`M${left} ${base}.5H${left + width}`} />
        <path className={styles.once} d={`M${curve(0, days, 0)}`} />
        <path className={styles.asked} d={`M${asked}`} />
        {sessionDays.map((day) => (
          <path key={day} className={styles.tick} d={`M${x(day)} ${base}v-9`} />
        ))}
        <text x={left + width} y={y(memoryAt(days, 0)) - 10} textAnchor="end">
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
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

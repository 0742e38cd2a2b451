import { useTranslation } from 'react-i18next';
import { days, memoryAfter, sessionDays, strengthsOf } from '../../content/forgetting.ts';
import typography from '../../ui/typography.module.css';
import styles from './RetentionCurve.module.css';

const width = 468;
const left = 2;
const base = 190;
const top = 42;

/** The last day, counted from 0. */
const last = days - 1;

/** Days that an arc of a curve lasts at most. */
const step = 6;

/** The principle of retrieval practice as two curves: learned once, and asked again. */
export function RetentionCurve() {
  const { t } = useTranslation('home');
  const round = (value: number) => Math.round(value * 10) / 10;
  const x = (day: number) => round(left + (day / last) * width);
  const y = (memory: number) => round(base - memory * (base - top));
  const curve = (from: number, to: number, strength: number) => {
    const leftOn = (day: number) => memoryAfter(day - from, strength);
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
  const asked = strengthsOf(sessionDays)
    .map((strength, at) => curve(sessionDays[at]!, sessionDays[at + 1] ?? last, strength))
    .join('L');
  const ticks = sessionDays.map((day) => `M${x(day)} ${base}v-9`).join('');
  return (
    <figure>
      <svg className={styles.curve} viewBox="0 0 472 218" aria-hidden="true">
        <path className={styles.axis} d={`M${left} ${base}.5H${left + width}`} />
        <path className={styles.once} d={`M${curve(0, last, 1)}`} />
        <path className={styles.asked} d={`M${asked}${ticks}`} />
        <text x={left + width} y={y(memoryAfter(last, 1)) - 10} textAnchor="end">
          {t('reasons.science.once')}
        </text>
        <text className={styles.strong} x={left + width} y={top - 10} textAnchor="end">
          {t('reasons.science.again')}
        </text>
        <text x={left} y={base + 21}>
          {t('reasons.science.firstDay')}
        </text>
        <text x={left + width} y={base + 21} textAnchor="end">
          {t('reasons.science.lastDay')}
        </text>
      </svg>
      <figcaption className={typography.caption}>{t('reasons.science.caption')}</figcaption>
    </figure>
  );
}

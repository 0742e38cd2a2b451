import { type StrokeTone, strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './WorkingDay.module.css';

/** An hour in strokes of five minutes. */
const hour = 12;

/** When in the day the session is, in strokes: at twenty to eleven, where one begins at eight. */
const begin = 2 * hour + 8;

/**
 * Eight hours of work with one session in it: ten minutes for certain, five more at half strength,
 * as ranges are drawn here. The hours stand out as on a ruler.
 */
const strokes = strokesOf(
  8 * hour,
  (index) => (toneOf(index) === 'quiet' ? 0.09 : toneOf(index) === 'ink' ? 0.17 : 1),
  toneOf,
);

function toneOf(index: number): StrokeTone {
  if (index === begin || index === begin + 1) return 'ember';
  if (index === begin + 2) return 'half';
  return index % hour === 0 ? 'ink' : 'quiet';
}

/** How little of a day a session takes. */
export function WorkingDay() {
  return <Strokes strokes={strokes} motion="rise" className={styles.day} />;
}

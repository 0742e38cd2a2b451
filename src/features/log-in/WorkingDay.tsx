import { hoursPerDay } from '../../content/facts.ts';
import { sessionRange } from '../../content/session.ts';
import { strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './WorkingDay.module.css';

/** A stroke is five minutes. */
const minutes = 5;
const hour = 60 / minutes;

/** When in the day the session is, in strokes: at twenty to eleven, where one begins at eight. */
const begin = 2 * hour + 8;

/** How many minutes of the session have passed where a stroke begins. */
const passedAt = (index: number) => (index - begin) * minutes;
const isSession = (index: number) => passedAt(index) >= 0 && passedAt(index) < sessionRange.to;

/**
 * A day's work with one session in it: the minutes it takes for certain, and those it may take at
 * half strength, as ranges are drawn here. The hours stand out as on a ruler.
 */
const strokes = strokesOf(
  hoursPerDay * hour,
  (index) => (isSession(index) ? 1 : index % hour === 0 ? 0.17 : 0.09),
  (index) => (!isSession(index) ? 'quiet' : passedAt(index) < sessionRange.from ? 'ink' : 'half'),
);

/** How little of a day a session takes. */
export function WorkingDay() {
  return <Strokes strokes={strokes} motion="rise" className={styles.day} />;
}

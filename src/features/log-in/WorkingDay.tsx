import { hoursPerDay } from '../../content/facts.ts';
import { sessionRange } from '../../content/session.ts';
import { type StrokeTone, strokesOf } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './WorkingDay.module.css';

/** A stroke is five minutes. */
const minutes = 5;
const hour = 60 / minutes;

/** When in the day the session is, in strokes: at twenty to eleven, where one begins at eight. */
const begin = 2 * hour + 8;

/**
 * A day's work with one session in it: the minutes it takes for certain, and those it may take at
 * half strength, as ranges are drawn here. The hours stand out as on a ruler.
 */
const strokes = strokesOf(
  hoursPerDay * hour,
  (index) => (toneOf(index) === 'quiet' ? 0.09 : toneOf(index) === 'ink' ? 0.17 : 1),
  toneOf,
);

function toneOf(index: number): StrokeTone {
  const passed = (index - begin) * minutes;
  if (passed >= 0 && passed < sessionRange.to) {
    return passed < sessionRange.from ? 'ember' : 'half';
  }
  return index % hour === 0 ? 'ink' : 'quiet';
}

/** How little of a day a session takes. */
export function WorkingDay() {
  return <Strokes strokes={strokes} motion="rise" className={styles.day} />;
}

import { workshopMinutes as minutes } from '../../content/facts.ts';
import { type Stroke, type StrokeTone, strokesOf } from './geometry.ts';

/**
 * An hour as on a ruler: a stroke a minute, taller at every fifth and fifteenth, and one that
 * closes it.
 *
 * @param tone the colour of the minutes
 */
export function hourStrokes(tone: StrokeTone = 'ember'): Stroke[] {
  return strokesOf(
    minutes + 1,
    (minute) => (minute % 15 === 0 ? 1 : minute % 5 === 0 ? 0.66 : 0.4),
    (minute) => (minute === minutes ? 'ink' : tone),
  );
}

import { workshopMinutes as minutes } from '../../content/facts.ts';
import { type Stroke, strokesOf } from './geometry.ts';

/**
 * An hour as on a ruler: a stroke a minute, taller at every fifth and fifteenth, and one that
 * closes it.
 */
export function hourStrokes(): Stroke[] {
  return strokesOf(minutes + 1, (minute) => (minute % 5 ? 0.4 : minute % 15 ? 0.66 : 1));
}

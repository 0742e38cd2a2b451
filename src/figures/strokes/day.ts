import { responseHours as hours } from '../../content/facts.ts';
import { type Stroke, strokesOf } from './geometry.ts';

/**
 * The day within which we respond: a stroke an hour, taller at every sixth, and tallest at the last, by
 * which it is over.
 */
export function dayStrokes(): Stroke[] {
  return strokesOf(hours, (hour) => (hour === hours - 1 ? 1 : (hour + 1) % 6 === 0 ? 0.66 : 0.4));
}

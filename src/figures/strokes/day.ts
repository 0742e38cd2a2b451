import { responseHours as hours } from '../../content/facts.ts';
import { type Stroke, strokesOf } from './geometry.ts';

/**
 * The day within which we respond: a stroke an hour, taller at every sixth; the last, by which it is
 * over, in ember.
 */
export function dayStrokes(): Stroke[] {
  const isLast = (hour: number) => hour === hours - 1;
  return strokesOf(
    hours,
    (hour) => (isLast(hour) ? 1 : (hour + 1) % 6 === 0 ? 0.66 : 0.4),
    (hour) => (isLast(hour) ? 'ember' : 'ink'),
  );
}

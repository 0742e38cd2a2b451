import { responseHours as hours } from '../../content/facts.ts';
import { type Stroke, strokesOf } from './geometry.ts';

const heightOf = (hour: number) => (hour === hours - 1 ? 1 : (hour + 1) % 6 === 0 ? 0.66 : 0.4);

/**
 * The day within which we respond: a stroke an hour, taller at every sixth, and tallest at the last, by
 * which it is over.
 */
export function dayStrokes(): Stroke[] {
  return strokesOf(hours, heightOf);
}

/** The same day as it begins: its first hour is there, the others are to come. */
export function dayBegun(): Stroke[] {
  return strokesOf(hours, heightOf, (hour) => (hour === 0 ? 'ink' : 'quiet'));
}

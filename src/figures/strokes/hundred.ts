import { type Stroke, strokesOf, unevenness } from './geometry.ts';

/**
 * A hundred people, one stroke each: tall is finished, short is not.
 *
 * @param finished how many finish for certain
 * @param upTo how many finish at most, where it is a range; those between are at half strength
 */
export function hundredStrokes(finished: number, upTo = finished): Stroke[] {
  return strokesOf(
    100,
    (index) => (index < upTo ? 1 - 0.13 * unevenness(index) : 0.15),
    (index) => (index < finished ? 'ink' : index < upTo ? 'half' : 'quiet'),
  );
}

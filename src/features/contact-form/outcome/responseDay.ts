import { responseHours } from '../../../content/facts.ts';
import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';

/** Between which hours of the day somebody is there to answer. */
const office = { from: 8, to: 17 };

/**
 * @param written at what hour of the day a message is written
 * @returns the hours within which it is answered: those of the office in ink, low at night, and the last,
 *   by which the reply is there, the tallest
 */
export function responseDay(written: number): Stroke[] {
  const isOffice = (place: number) => {
    const hour = (written + place) % 24;
    return hour >= office.from && hour < office.to;
  };
  return strokesOf(
    responseHours,
    (place) => (place === responseHours - 1 ? 1 : isOffice(place) ? 0.6 : 0.2),
    (place) => (isOffice(place) ? 'ink' : 'quiet'),
  );
}

import { type Stroke, unevenness } from '../../figures/strokes/geometry.ts';
import { type SessionPart } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';

/**
 * A session whose parts are of other lengths than the usual. Its mentor exercise rises over its own
 * length, so that a long one grows as steadily as a short one and neither ends on a plateau.
 *
 * @param minutes the length of each part
 * @param perMinute strokes a minute: 8 makes one stroke seven and a half seconds
 */
export function rhythmStrokes(
  minutes: Record<SessionPart, number>,
  perMinute = 8,
): readonly Stroke[] {
  const mentorStrokes = minutes.mentor * perMinute;
  let index = 0;
  return sessionStrokes(perMinute, minutes).map((stroke) => {
    if (stroke.tone !== 'ember' || stroke.height === 0) return stroke;
    const risen = index++ / mentorStrokes;
    return { ...stroke, height: 0.5 + 0.34 * risen + 0.15 * unevenness(index, 7) };
  });
}

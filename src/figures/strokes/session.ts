import { type SessionPart, sessionMinutes, sessionParts } from '../../content/session.ts';
import { type Stroke, type StrokeTone, unevenness } from './geometry.ts';

/**
 * Heights by time into the part, in units of seven and a half seconds, and by the stroke's number.
 */
const profiles: Record<SessionPart, (time: number, index: number) => number> = {
  intro: (time) => 0.05 + time * 0.007,
  video: (time) => 0.18 + 0.055 * Math.sin(time * 0.75) + 0.025 * unevenness(time, 3),
  article: (time) => (time % 7 === 4 ? 0.15 : 0.23 + 0.075 * unevenness(time, 5)),
  mentor: (time) => 0.52 + time * 0.0085 + 0.13 * unevenness(time, 7),
  quiz: (time, index) => 0.4 - (index % 3) * 0.12 - time * 0.006,
};

/**
 * One session as strokes: a quiet intro, a video lesson, an article in paragraphs, the mentor
 * exercise in ember, and a quiz in groups of three. The last place of each part but the quiz is a
 * rest, unless it is all there is of a minute.
 *
 * @param perMinute strokes a minute: 8 makes one stroke seven and a half seconds
 * @param minutes other lengths of the parts, for other rhythms of the same programme
 */
export function sessionStrokes(
  perMinute: number,
  minutes: Record<SessionPart, number> = sessionMinutes,
): Stroke[] {
  const hasRests = perMinute > 1;
  return sessionParts.flatMap((part) => {
    const count = Math.round(minutes[part] * perMinute);
    const tone: StrokeTone = part === 'mentor' ? 'ember' : 'ink';
    const scale = 8 / perMinute;
    return Array.from({ length: count }, (_, index) => ({
      height:
        hasRests && index === count - 1 && part !== 'quiz'
          ? 0
          : profiles[part](index * scale, index),
      tone,
    }));
  });
}

import { type Stroke, unevenness } from '../../figures/strokes/geometry.ts';
import type { Second } from './progress.ts';

/** How tall a part's seconds are: as in the session that is drawn, each part has its own. */
const heights: Record<Second['part'], number> = {
  video: 0.25,
  article: 0.35,
  mentor: 0.6,
  quiz: 0.45,
};

/**
 * @param seconds a session as it was taken
 * @returns a stroke for each second, in rows of a minute; those in which something was answered are
 *   the tallest
 */
export function ownMinutes(seconds: readonly Second[]): Stroke[][] {
  const minutes: Stroke[][] = [];
  seconds.forEach(({ part, isAnswer }, second) => {
    (minutes[Math.floor(second / 60)] ??= []).push({
      height: isAnswer ? 1 : heights[part] - 0.1 * unevenness(second),
      tone: part === 'mentor' ? 'ember' : 'ink',
    });
  });
  return minutes;
}

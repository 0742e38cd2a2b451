import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';

/** A stroke is ten seconds of reading; the figure's caption says so. */
const strokesPerMinute = 6;

/**
 * @returns the words of a text: runs of letters and digits, without its tags. A soft hyphen parts
 *   no word
 */
export function countWords(text: string): number {
  const plain = text.replace(/<\/?[\w-]+>|\u00ad/g, '');
  return plain.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/**
 * Draws the time an article takes, parted among its sections by their words.
 *
 * @param words how many words each section has
 * @param minutes how long the whole takes to read
 * @returns a group of strokes for each section; together they are the whole time to the stroke
 */
export function readingStrokes(words: readonly number[], minutes: number): Stroke[][] {
  const total = words.reduce((sum, count) => sum + count, 0);
  const all = minutes * strokesPerMinute;
  let read = 0;
  let drawn = 0;
  return words.map((count, section) => {
    read += count;
    // Rounding where each section ends, not each by itself, lets no stroke get lost.
    const end = Math.round((read / total) * all);
    const first = drawn;
    drawn = end;
    return strokesOf(end - first, (index) => 0.45 + 0.55 * unevenness(first + index, section + 1));
  });
}

/** @returns how many whole minutes the strokes are, at least one */
export function minutesOf(strokes: readonly Stroke[]): number {
  return Math.max(1, Math.round(strokes.length / strokesPerMinute));
}

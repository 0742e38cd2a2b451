/**
 * The stroke, the design's one unit: a vertical line that always counts something. Strokes of one
 * figure share width and pitch; only height and colour speak (design/tokens.md, “Motif”).
 */

/** How a stroke is coloured: ink, ember, ember at half strength, or quiet. */
export type StrokeTone = 'ink' | 'ember' | 'half' | 'quiet';

export interface Stroke {
  /** 0 to 1 of the figure's height; `0` is a rest, a place without a stroke. */
  height: number;
  tone: StrokeTone;
}

export const figureWidth = 1000;
export const figureHeight = 100;

/**
 * @param strokes the figure's strokes, in reading order
 * @param slots how many places the figure has, where it is more than there are strokes
 * @returns the path data per tone; figures are drawn `figureWidth` by `figureHeight` units
 */
export function strokePaths(
  strokes: readonly Stroke[],
  slots = strokes.length,
): Partial<Record<StrokeTone, string>> {
  const paths: Partial<Record<StrokeTone, string>> = {};
  strokes.forEach(({ height, tone }, index) => {
    if (height <= 0) return;
    const x = round(((index + 0.5) / slots) * figureWidth);
    const top = round(figureHeight - Math.min(height, 1) * figureHeight);
    paths[tone] = `${paths[tone] ?? ''}M${x} ${figureHeight}V${top}`;
  });
  return paths;
}

/** @returns `count` strokes; height and tone are asked for by index */
export function strokesOf(
  count: number,
  height: (index: number) => number,
  tone: (index: number) => StrokeTone = () => 'ink',
): Stroke[] {
  return Array.from({ length: count }, (_, index) => ({
    height: height(index),
    tone: tone(index),
  }));
}

/**
 * A fixed unevenness, the same on server and client: strokes drawn by a hand, not by a ruler.
 *
 * @returns 0 to 1, for an index and a seed
 */
export function unevenness(index: number, seed = 1): number {
  return ((index * 7919 + seed * 104_729 + index * index * 31) % 97) / 96;
}

const round = (value: number) => Math.round(value * 10) / 10;

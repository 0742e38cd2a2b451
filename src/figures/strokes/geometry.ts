/**
 * The stroke, the design's one unit: a vertical line that always counts something. Strokes of one
 * figure share width and pitch; only height and colour speak (decision 16, “The stroke”).
 */

/** How a stroke is coloured: ink, the mentor's ember, ink at half strength, or quiet. */
export type StrokeTone = 'ink' | 'ember' | 'half' | 'quiet';

export interface Stroke {
  /** 0 to 1 of the figure's height; `0` is a rest, a place without a stroke. */
  height: number;
  tone: StrokeTone;
}

/** Units of height in a figure's path data. */
export const figureHeight = 100;

/** Units of width a stroke's place takes: two, so that its middle is a whole number. */
export const slotWidth = 2;

/**
 * @param strokes the figure's strokes, in reading order
 * @returns the path data per tone: a figure is drawn `figureHeight` high above its baseline, at 0,
 *   and `slotWidth` times its places wide. Whole units and relative steps keep a page small, since
 *   figures that repeat are then written alike
 */
export function strokePaths(strokes: readonly Stroke[]): Partial<Record<StrokeTone, string>> {
  const paths: Partial<Record<StrokeTone, string>> = {};
  const ends: Partial<Record<StrokeTone, { x: number; y: number }>> = {};
  strokes.forEach(({ height, tone }, index) => {
    const rise = Math.round(Math.min(height, 1) * figureHeight);
    if (rise <= 0) return;
    const x = (index + 0.5) * slotWidth;
    const { x: lastX, y: lastY } = ends[tone] ?? { x: 0, y: 0 };
    paths[tone] = `${paths[tone] ?? ''}m${x - lastX} ${lastY}v${-rise}`;
    ends[tone] = { x, y: rise };
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
 * A fixed unevenness, the same on server and client: strokes drawn by a hand, not by a ruler. It
 * comes back after ten strokes, sooner than an eye would count.
 *
 * @returns 0 to 1, for an index and a seed
 */
export function unevenness(index: number, seed = 1): number {
  return (((index % 10) * 7 + seed * 3 + (index % 10) ** 2 * 2) % 11) / 10;
}

import { completion } from '../content/facts.ts';
import type { Stroke } from '../figures/strokes/geometry.ts';
import { hundredStrokes } from '../figures/strokes/hundred.ts';

/** A hundred of whom the first complete anywhere, as the industry has it, and the others with HIST. */
export const completedStrokes: readonly Stroke[] = hundredStrokes(
  completion.histFrom,
  completion.histTo,
).map((stroke, index) => (index < completion.industry ? { ...stroke, tone: 'ink' } : stroke));

import type { ArticleId } from '../../../site/articles.ts';
import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';

/** What is drawn in a section of an article: a row of strokes, or weeks with their sessions. */
export type Drawing = {
  /** The block of its section that it follows, counted from 0. */
  after: number;
} & ({ strokes: readonly Stroke[] } | { weeks: readonly (readonly number[])[] });

/** The open lines of the example: those there is room for, and the others. */
const lines = strokesOf(
  11,
  (index) => (index < 3 ? 1 : 0.62),
  (index) => (index < 3 ? 'ink' : 'quiet'),
);

/** Three piles of twenty letters, of which every so many is read, and a gap behind each. */
const samples = [1, 5, 20].flatMap((every) =>
  strokesOf(
    22,
    (place) => (place > 19 ? 0 : (place + 1) % every ? 0.5 : 1),
    (place) => ((place + 1) % every ? 'quiet' : 'ink'),
  ),
);

/**
 * The drawings by article and section, for articles that have any. Their numbers are those of the
 * text beside them; what a stroke is, the section's `caption` says.
 */
export const articleDrawings: Partial<Record<ArticleId, Readonly<Record<string, Drawing>>>> = {
  'change-fatigue': {
    'one-out-one-in': { after: 0, strokes: lines },
    'short-sessions': {
      after: 5,
      weeks: [[15, 15], [10, 10], [10], [], [5]],
    },
  },
  'ai-agents-in-the-workplace': {
    'checking-without-redoing': { after: 1, strokes: samples },
    'the-first-month': {
      after: 1,
      weeks: [
        [15, 15, 10],
        [10, 10, 10, 5],
        [10, 10, 15],
        [15, 5, 15],
      ],
    },
  },
};

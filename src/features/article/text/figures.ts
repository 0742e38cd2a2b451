import type { ArticleId } from '../../../content/articles.ts';
import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';

/** A figure that stands in an article: a row of strokes, or weeks with their sessions. */
export type ArticleFigure = {
  name: 'sessions' | 'ledger' | 'letters' | 'month';
  /** The block of its section that it follows, counted from 0. */
  after: number;
} & ({ strokes: readonly Stroke[] } | { weeks: readonly (readonly number[])[] });

/** The letters of the example, the last of them the one that should not have gone. */
const letters = strokesOf(
  40,
  (index) => (index === 39 ? 1 : 0.62),
  (index) => (index === 39 ? 'ember' : 'quiet'),
);

/** The open lines of the example: those there is room for, and the others. */
const lines = strokesOf(
  11,
  (index) => (index < 3 ? 1 : 0.62),
  (index) => (index < 3 ? 'ember' : 'quiet'),
);

/** The articles' figures by their sections. The numbers are those of the text beside them. */
export const articleFigures: Record<ArticleId, Readonly<Record<string, ArticleFigure>>> = {
  'change-fatigue': {
    'one-out-one-in': { name: 'ledger', after: 0, strokes: lines },
    'short-sessions': {
      name: 'sessions',
      after: 5,
      weeks: [[15, 15], [10, 10], [10], [], [5]],
    },
  },
  'ai-agents-in-the-workplace': {
    'one-letter-in-forty': { name: 'letters', after: 0, strokes: letters },
    'the-first-month': {
      name: 'month',
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

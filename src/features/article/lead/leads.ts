import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';
import type { ArticleId } from '../../../site/articles.ts';

/**
 * The drawing an article opens with, here, in the blog's list and where it is shared. Its numbers are
 * the text's; what a stroke is, its words' `lead.caption` says, and `lead.rows` what a row is.
 */
export interface Lead {
  rows: readonly (readonly Stroke[])[];
  /** The place it is about: pointed at, the stroke there goes or, where there is none, one comes. */
  turn: { row: number; place: number };
}

/**
 * The week of the example, a row a day, a sign a quarter of an hour: how many of its three changes
 * want it, and `.` where it is free. They meet on Thursday afternoon.
 */
const week = [
  '00000000001100000000000000001100',
  '11110000111111110011220011110000',
  '00112222111111112222110011111122',
  '11112222221111223333333.33333322',
  '22221111222233111122221122111100',
];

const heights = [0.25, 0.5, 0.75, 1];

const quarters = (day: string): Stroke[] =>
  Array.from(day, (changes) => ({
    height: heights[Number(changes)] ?? 0,
    tone: changes === '0' ? 'quiet' : 'ink',
  }));

/** The letters of the example, the last of them the one that should not have gone. */
const letters = strokesOf(
  40,
  (index) => (index === 39 ? 1 : 0.3),
  (index) => (index === 39 ? 'ink' : 'quiet'),
);

/** The drawings by article. */
export const leads: Record<ArticleId, Lead> = {
  'change-fatigue': { rows: week.map(quarters), turn: { row: 3, place: week[3]!.indexOf('.') } },
  'ai-agents-in-the-workplace': { rows: [letters], turn: { row: 0, place: 39 } },
};

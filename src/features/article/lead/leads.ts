import { daysPerWeek, hoursPerDay } from '../../../content/facts.ts';
import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';
import type { ArticleId } from '../../../site/articles.ts';

/**
 * The drawing an article opens with, here, in the blog's list and where it is shared. Its numbers are
 * the text's; what a stroke is, its words' `lead.caption` says, and `lead.rows` what a row is.
 */
export interface Lead {
  /** The last step of its handle, the first being 0. */
  steps: number;
  /** The step it stands at as it comes, which shows what it is about. */
  rest: number;
  rowsAt: (step: number) => readonly (readonly Stroke[])[];
  /**
   * The numbers of what is said of a step, its words' `lead.said`, but of the last where those have a
   * `lead.last`. With a `letter` it is that letter, and stands above its stroke.
   */
  said: (step: number) => Record<string, number>;
  /** The one place with nothing in it. */
  free?: { row: number; place: number };
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

/** @returns how many of so many changes want each quarter of an hour; `NaN` where it is free */
const wanted = (day: string, changes: number) =>
  Array.from(day, (quarter) => Math.min(Number(quarter), changes));

const quarters = (day: string, changes: number): Stroke[] =>
  wanted(day, changes).map((count) => ({
    height: 0.25 * (count + 1) || 0,
    tone: count ? 'ink' : 'quiet',
  }));

const hoursWanted = (changes: number) =>
  wanted(week.join(''), changes).reduce((sum, count) => sum + (count || 0), 0) / 4;

/** The letters of the example, the last of them the one that should not have gone. */
const letters = 40;

/** The drawings by article. */
export const leads: Record<ArticleId, Lead> = {
  'change-fatigue': {
    steps: 3,
    rest: 3,
    rowsAt: (changes) => week.map((day) => quarters(day, changes)),
    said: (changes) => ({
      changes,
      hours: Math.round(hoursWanted(changes)),
      all: daysPerWeek * hoursPerDay,
    }),
    free: { row: 3, place: week[3]!.indexOf('.') },
  },
  'ai-agents-in-the-workplace': {
    steps: letters - 1,
    rest: 0,
    // The one that is read stands out, and none so much as the last.
    rowsAt: (step) => [
      strokesOf(
        letters,
        (place) => (place !== step ? 0.5 : step < letters - 1 ? 0.7 : 1),
        (place) => (place === step ? 'ink' : 'quiet'),
      ),
    ],
    // An invoice of its own for each.
    said: (step) => ({
      letter: step + 1,
      amount: ((step * 1730) % 9700) + 350,
      days: ((step * 17) % 29) + 12,
    }),
  },
};

import { daysPerWeek, hoursPerDay } from '../../../content/facts.ts';
import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';
import type { ArticleId } from '../../../site/articles.ts';

/**
 * The drawing an article opens with, here, in the blog's list and where it is shared. Its numbers are
 * the text's; what a stroke is, its words' `lead.caption` says, and `lead.rows` what a row is.
 */
export interface Lead {
  /** How many steps its handle has, from 1; as it comes it stands at the last. */
  steps: number;
  rowsAt: (step: number) => readonly (readonly Stroke[])[];
  /** The numbers of what is said of a step, its words' `lead.said`, where it is not the caption. */
  said: (step: number) => Record<string, number> | undefined;
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

/** @returns how many of so many changes want a quarter of an hour; `undefined` where it is free */
const wanted = (quarter: string, changes: number) =>
  quarter === '.' ? undefined : Math.min(Number(quarter), changes);

const quarters = (day: string, changes: number): Stroke[] =>
  Array.from(day, (quarter) => {
    const count = wanted(quarter, changes);
    return { height: count === undefined ? 0 : 0.25 * (count + 1), tone: count ? 'ink' : 'quiet' };
  });

const hoursWanted = (changes: number) =>
  week
    .flatMap((day) => Array.from(day))
    .reduce((sum, quarter) => sum + (wanted(quarter, changes) ?? 0), 0) / 4;

/** The letters of the example, the last of them the one that should not have gone. */
const letters = 40;

/** The drawings by article. */
export const leads: Record<ArticleId, Lead> = {
  'change-fatigue': {
    steps: 3,
    rowsAt: (changes) => week.map((day) => quarters(day, changes)),
    said: (changes) => ({
      changes,
      hours: Math.round(hoursWanted(changes)),
      all: daysPerWeek * hoursPerDay,
    }),
    free: { row: 3, place: week[3]!.indexOf('.') },
  },
  'ai-agents-in-the-workplace': {
    steps: letters,
    // The one that is read stands out, the last the most.
    rowsAt: (read) => [
      strokesOf(
        letters,
        (place) => (place !== read - 1 ? 0.3 : read < letters ? 0.6 : 1),
        (place) => (place === read - 1 ? 'ink' : 'quiet'),
      ),
    ],
    said: (letter) => (letter < letters ? { letter } : undefined),
  },
};

/** A team as its manager sees it, week by week, as an example. */

/** The programme's sessions: two a week. */
export const sessions = 12;

/**
 * How many of them each has completed by the end of each week. The words tell it week by week
 * (`support-services.json`, `team.weeks`): who has not begun, who has stopped and where, who has
 * finished.
 */
export const team = [
  { id: 'elin', done: [2, 4, 6, 9, 11, 12] },
  { id: 'jonas', done: [3, 5, 8, 10, 12, 12] },
  { id: 'omar', done: [2, 4, 7, 9, 10, 12] },
  { id: 'petra', done: [2, 4, 5, 7, 8, 10] },
  { id: 'samira', done: [0, 2, 5, 7, 8, 9] },
  { id: 'viktor', done: [2, 2, 5, 6, 7, 8] },
] as const;

export const weeks = [1, 2, 3, 4, 5, 6] as const;

export type Week = (typeof weeks)[number];

/** A team as its manager sees it, as an example: how many sessions each of six has completed. */

/** The programme's sessions; three of the six have them all. */
export const sessions = 12;

export const team = [
  { id: 'elin', done: 12 },
  { id: 'omar', done: 12 },
  { id: 'petra', done: 9 },
  { id: 'jonas', done: 12 },
  { id: 'samira', done: 7 },
  { id: 'viktor', done: 4 },
] as const;

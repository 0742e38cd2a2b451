/**
 * Whoever sits at a table, from above, around the middle of the shoulders, with the table at the right.
 * The collar is for whom is filled; the right arm reaches as far as it is stretched.
 */

/** The part of the body's outline in whose place a stretched right arm is drawn (`person.ts`). */
export const chest = '23-10 23 10 17 30 13 40 8 43';
export const body = `M-18 0C-18-24-12-40 2-43L24-47C32-48 36-46 40-39L54-14c5 3 0 8-4 4 3 6-3 8-5 4 1 5-4 6-6 1C28-2 30-13 38-13L31-25Q29-29 18-28C${chest} 2 43-12 40-18 24-18 0z`;
export const collar = 'M20 0a16 16 0 1 0 0 .1z';
export const head = 'M16 4A13 13 0 1 1 16-4q6 4 0 8z';

/** The right hand, from its wrist and back, for which another may be put. */
export const hand = 'c0-9 9-9 8-2l7-2c6-1 6 4 0 5 7-1 7 4 0 5 6 0 5 5-1 5l-14 2';
export const arm = `M0 22L72 16${hand}L0 42z`;

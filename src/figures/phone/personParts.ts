/**
 * Whoever sits at a table, from above, around the middle of the shoulders, with the table at the right.
 * The collar is for whom is filled; the right arm reaches as far as it is stretched.
 */

/** The part of the body's outline in whose place a stretched right arm is drawn (`person.ts`). */
export const chest = '23-10 23 10 17 30 13 40 8 43';
export const body = `M-18 0C-18-24-12-40 2-43L24-47Q36-49 40-39L50-23l7 12c2 4-2 7-4 3l-3-5 4 7c2 4-3 7-5 3l-4-7 3 6c3 4-3 7-5 3l-4-7c-7 4-10-5-2-8L31-25Q29-29 18-28C${chest} 2 43-12 40-18 24-18 0z`;
export const collar = 'M20 0a16 16 0 1 0 0 .1z';
export const head = 'M16 4A13 13 0 1 1 16-4q6 4 0 8z';

/** The right hand, from its wrist and back, for which another may be put. */
export const hand = 'c-1-9 8-10 8-2l9-1c6 0 5 5 0 5h-6 8c6 0 6 6 0 6h-9 6c6 0 5 6-1 6l-15 2';
export const arm = `M0 22L72 16${hand}L0 42z`;

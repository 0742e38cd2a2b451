/**
 * Whoever sits at a table, from above, around the middle of the shoulders, with the table at the right.
 * The collar is for whom is filled; the right arm reaches as far as it is stretched.
 */

/** The part of the body's outline in whose place a stretched right arm is drawn (`person.ts`). */
export const chest = '23-10 23 10 17 30 13 40 8 43';
export const body = `M-18 0C-18-24-12-40 2-43L24-47C32-48 36-46 40-39L54-13A7 7 0 0 1 42-5L31-25C29-29 25-30 18-28C${chest} 2 43-12 40-18 24-18 0z`;
export const collar = 'M20 0A16 16 0 1 0-12 0 16 16 0 1 0 20 0z';
export const head = 'M17 0A13 13 0 1 1-9 0 13 13 0 1 1 17 0z';
export const arm = 'M0 22L82 16A9 7 0 0 1 82 30L0 42z';

/**
 * Whoever sits at a table, from above, around the middle of the shoulders, with the table at the right.
 * The collar is for whom is filled; the right arm reaches as far as it is stretched.
 */
export const body =
  'M-18 0C-18-22-14-39 0-42L25-47C32-48 37-45 40-39L54-13A7 7 0 0 1 42-5L29-29 17-26C22-10 22 9 16 30 13 39 7 42 0 42-12 42-18 22-18 0z';
export const collar = 'M20 0A16 16 0 1 0-12 0 16 16 0 1 0 20 0z';
export const head = 'M17 0A13 13 0 1 1-9 0 13 13 0 1 1 17 0z';
export const arm = 'M0 22L82 16A9 7 0 0 1 82 30L0 42z';

/** The pump, from above, around its middle: flanges, casing, and its wheel's ring. */
export const pump =
  'M-62-20h10v40h-10zM52-20h10v40H52zM-52-14h12M-52 14h12M40-14h12M40 14h12M-42 0a42 42 0 1 0 84 0 42 42 0 1 0-84 0zM-30 0a30 30 0 1 0 60 0 30 30 0 1 0-60 0z';

/** The pipe on both sides of it. */
export const pipe = 'M-480-14H-62M-480 14H-62M62-14H480M62 14H480';

/** The blades of its wheel. */
export const wheel = 'M0 0C-4-12 4-20 10-26M0 0C12-2 18 8 18 22M0 0C-8 10-20 8-28 2';

/** Its heating cable, six times around the pipe and over the casing. */
export const cable = `M-192-18${'c6 0 6 36 12 36m8-36'.repeat(6)}M-72-18C-58-66 56-74 84-40`;

/** The cable's plug, from the corner of it that is to the left. */
export const plug = 'h16v20h-16zm16 5h8m-8 10h8';

/** Flakes of frost around it, each from its top on. */
export const frost = ['-240-50', '-150-104', '46 30', '270-54']
  .map((top) => `M${top}v14m-6-11l12 8m0-8l-12 8`)
  .join('');

/** The figures that several pages state (specification, chapters 1, 2 and 9). */

/** People of a hundred who complete a programme. */
export const completion = {
  industry: 15,
  histFrom: 40,
  histTo: 50,
} as const;

/** Per cent remembered after thirty days. */
export const retention = 85;

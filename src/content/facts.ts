/** What the site states in numbers (specification, chapters 1, 2 and 9). */

/** People of a hundred who complete a programme. */
export const completion = {
  industry: 15,
  histFrom: 40,
  histTo: 50,
} as const;

/** Beside traditional training: how many times as many complete, at what part of the cost. */
export const comparison = { completion: 2, cost: 0.5 } as const;

/** Per cent remembered after thirty days. */
export const retention = 85;

/** How many times as fast a skill is acquired. */
export const speed = 3;

/** What sales training changes, in per cent; the close rate is quoted, not interpreted. */
export const salesResults = {
  closeRate: 25,
  cyclesShorter: 18,
  dealValueHigher: 35,
} as const;

/** What it costs not to comply, in euro or more. */
export const complianceCosts = { fines: 20_000_000, legal: 500_000 } as const;

/** What the programmes cost, in euro. */
export const prices = {
  companyPerMonth: 500,
  salesPerUser: 600,
  compliancePerUser: 10,
} as const;

/** Working days in which a programme is built: one to two weeks. */
export const buildDays = { from: 5, to: 10 } as const;

/** Hours within which we respond. */
export const responseHours = 24;

/** A working week, as the figures count it. */
export const hoursPerDay = 8;
export const daysPerWeek = 5;

/** The year of the copyright line. */
export const copyrightYear = 2025;

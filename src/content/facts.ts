/**
 * What the site states in numbers (specification, chapters 1, 2 and 9), as the drawings count it.
 * `factTable.ts` says of each what it is a figure of, and how the words quote it.
 */

/** People of a hundred who complete a programme. */
export const completion = {
  industry: 15,
  histFrom: 40,
  histTo: 50,
} as const;

/** How many times the completion rate of traditional training, and by how many per cent it is higher. */
export const completionClaims = { times: 2, higher: 40 } as const;

/** Per cent remembered after so many days. */
export const retention = { percent: 85, days: 30 } as const;

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

/** The discovery workshop, with us, before anything is built: its minutes. */
export const workshopMinutes = 60;

/** The startup workshop, with the people who will train, each team before it starts: its hours. */
export const startupWorkshopHours = 1.5;

/** A working week, as the figures count it. */
export const hoursPerDay = 8;
export const daysPerWeek = 5;

/** Weeks in which a programme is built, and the same in working days. */
export const buildWeeks = { from: 1, to: 2 } as const;
export const buildDays = {
  from: buildWeeks.from * daysPerWeek,
  to: buildWeeks.to * daysPerWeek,
} as const;

/** Hours within which we respond. */
export const responseHours = 24;

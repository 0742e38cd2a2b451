/** The figures that the pages state (specification, chapters 1, 2 and 9). Prices are in euro. */

export const prices = {
  companyPerMonth: 500,
  salesPerUser: 600,
  compliancePerUser: 10,
} as const;

/** People of a hundred who complete a programme. */
export const completion = {
  industry: 15,
  histFrom: 40,
  histTo: 50,
} as const;

/** Per cent remembered after thirty days. */
export const retention = 85;

/** What sales training changes, in per cent; the close rate is quoted, not interpreted. */
export const salesResults = {
  closeRate: 25,
  cyclesShorter: 18,
  dealValueHigher: 35,
} as const;

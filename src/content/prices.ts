/** What the programmes cost, in euro (specification, chapter 9). */
export const prices = {
  companyPerMonth: 500,
  salesPerUser: 600,
  compliancePerUser: 10,
} as const;

/** What three companies would pay, reckoned from the prices; one person in ten sells. */
import { prices } from './facts.ts';

/** Samples until the owner states them: whom a company's price covers, and what one more costs a month. */
export const companyPrice = { people: 50, furtherPerson: 8 } as const;

/** People in each company. */
const sizes = [30, 100, 300] as const;

/** Euro: a month for the company; for a user's access (`access.months`) the two others, of sales less than that. */
export const priceExamples = sizes.map((people) => {
  const salespeople = people / 10;
  return {
    people,
    salespeople,
    company:
      prices.companyPerMonth +
      Math.max(0, people - companyPrice.people) * companyPrice.furtherPerson,
    compliance: people * prices.compliancePerUser,
    sales: salespeople * prices.salesPerUser,
  };
});

/** What a company would pay, reckoned from the prices. */
import { prices } from './facts.ts';

/** Samples until the owner states them: whom a company's price covers, and what one more costs a month. */
export const companyPrice = { people: 50, furtherPerson: 8 } as const;

/** For how many months a user's access is bought. */
export const accessMonths = 12;

/**
 * @param people in the company, one in ten of whom sells: whole tens
 * @returns euro: a month for the company; for a user's access (`access.months`) the two others, of
 *   sales less than that
 */
export function examplePrices(people: number) {
  const salespeople = people / 10;
  return {
    salespeople,
    company:
      prices.companyPerMonth +
      Math.max(0, people - companyPrice.people) * companyPrice.furtherPerson,
    compliance: people * prices.compliancePerUser,
    sales: salespeople * prices.salesPerUser,
  };
}

/**
 * Who runs the site: a sample, until `buyerFacts.ts` says that it is stated. The telephone number is
 * one of those that Swedish authorities keep for fiction.
 */
export const company = {
  legalName: 'Skillspurt Exempel AB',
  registrationNumber: '000000-0000',
  address: 'Exempelgatan 1, 123 45 Exempelstad',
  /** As it is dialled, and as it is read. */
  phone: { dialled: '+46846500415', read: '+46 8 465 004 15' },
} as const;

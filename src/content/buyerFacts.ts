/**
 * What a buyer asks and the specification does not say. The answers stand in the locale files, under
 * the same names, as samples: the owner of the site writes the real ones there and says `stated` here.
 * A band says that it holds samples for as long as it does, and a build for a real address lists them.
 */
export const buyerFacts = {
  /** `services.json`, `terms`: what is paid, when, for how long. */
  terms: { payment: 'sample', vat: 'sample', period: 'sample', workshop: 'sample' },
  /** `support-services.json`, `data`: what becomes of what is said and written in the app. */
  data: {
    hosting: 'sample',
    agreement: 'sample',
    subprocessors: 'sample',
    ai: 'sample',
    learning: 'sample',
    manager: 'sample',
    retention: 'sample',
  },
  /** `support-services.json`, `systems`: what the app works together with. */
  systems: { signOn: 'sample', lms: 'sample', hr: 'sample', teams: 'sample' },
  /** `faq.json`, `more`: how one trains. */
  more: {
    languages: 'sample',
    devices: 'sample',
    accessibility: 'sample',
    updates: 'sample',
    ownership: 'sample',
    trial: 'sample',
  },
  /** `company.ts`, on about and contact. */
  company: { record: 'sample' },
  /** `results.source` of science and sales training: what the site's own results rest on. */
  results: { source: 'sample' },
} as const satisfies Record<string, Record<string, 'sample' | 'stated'>>;

/** Days after an agreement's end within which its data is erased, as a sample, too. */
export const erasureDays = 90;

export type BuyerBand = keyof typeof buyerFacts;

/** @returns whether something of a band is still a sample */
export const holdsSamples = (band: BuyerBand): boolean =>
  Object.values<string>(buyerFacts[band]).includes('sample');

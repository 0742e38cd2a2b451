/**
 * The table of facts: every price, result and duration the site states (specification, chapters 1, 2
 * and 9; what that is silent on, as samples; what a law says). A message quotes one by its name,
 * `{{price.sales}}`, and has the number as its language writes it; where a drawing counts it, too,
 * both take it from the file it is imported from. The build reads this table, the pages do not carry it.
 */
import { breachHours } from './breach.ts';
import { erasureDays } from './buyerFacts.ts';
import {
  buildWeeks,
  completion,
  completionClaims,
  complianceCosts,
  prices,
  responseHours,
  retention,
  salesResults,
  speed,
  startupWorkshopHours,
  workshopMinutes,
} from './facts.ts';
import { accessMonths, companyPrice } from './examplePrices.ts';
import { sessionRange } from './session.ts';

/** What a number counts: an Intl unit, a currency, or one of the three that have a sign. */
export type FactUnit =
  'percent' | 'times' | 'EUR' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'person';

export interface Fact {
  /** A number, or the two ends of a range. */
  value: number | { readonly from: number; readonly to: number };
  unit: FactUnit;
  /** What it is a figure of. */
  of: string;
  /** What it is compared with. `owner` is for the owner to state before launch. */
  comparedWith?: string;
  /** The specification is silent: the owner states the real one. */
  sample?: true;
}

/** What a comparison says that the owner has to state. */
export const owner = 'to be stated by the owner before launch';
const traditional = 'traditional training, as the specification has it (chapter 1)';

/** By the name the words quote them by. */
export const factTable = {
  'completion.industry': {
    value: completion.industry,
    unit: 'percent',
    of: 'those who start a course, and complete it: the industry average',
  },
  'completion.unfinished': {
    value: 100 - completion.industry,
    unit: 'percent',
    of: 'those who start a course, and never complete it: the rest of the industry average',
  },
  'completion.hist': {
    value: { from: completion.histFrom, to: completion.histTo },
    unit: 'percent',
    of: 'those who start one of our programmes, and complete it',
    comparedWith: 'completion.industry: more than twice as many',
  },
  'completion.histFrom': {
    value: completion.histFrom,
    unit: 'percent',
    of: 'the lower end of completion.hist',
  },
  'completion.histTo': {
    value: completion.histTo,
    unit: 'percent',
    of: 'the upper end of completion.hist',
  },
  'completion.times': {
    value: completionClaims.times,
    unit: 'times',
    of: 'the completion rate: quoted, never drawn',
    comparedWith: `${traditional}; beside completion.industry it is less than is claimed: ${owner}`,
  },
  'completion.higher': {
    value: completionClaims.higher,
    unit: 'percent',
    of: 'how much higher completion rates are: quoted, never drawn',
    comparedWith: `not completion.industry, beside which it would be 21: ${owner}`,
  },
  'retention.percent': {
    value: retention.percent,
    unit: 'percent',
    of: 'what was learned, and is remembered',
    comparedWith: 'what was learned at first',
  },
  'retention.days': {
    value: retention.days,
    unit: 'day',
    of: 'how long after the learning it is remembered',
  },
  'speed.times': {
    value: speed,
    unit: 'times',
    of: 'how fast a skill is acquired',
    comparedWith: owner,
  },
  'sales.closeRate': {
    value: salesResults.closeRate,
    unit: 'percent',
    of: 'the close rate, “25%+”: quoted, never drawn, since it is not said of what',
    comparedWith: owner,
  },
  'sales.cyclesShorter': {
    value: salesResults.cyclesShorter,
    unit: 'percent',
    of: 'how much shorter sales cycles are',
    comparedWith: 'sales cycles before the training',
  },
  'sales.dealValueHigher': {
    value: salesResults.dealValueHigher,
    unit: 'percent',
    of: 'how much higher the value of a deal is',
    comparedWith: 'the value before the training',
  },
  'fines.millions': {
    value: complianceCosts.fines / 1_000_000,
    unit: 'EUR',
    of: 'how high fines can be, in millions, “20M+”',
  },
  'legal.thousands': {
    value: complianceCosts.legal / 1000,
    unit: 'EUR',
    of: 'legal costs of a breach, in thousands, “500K+”',
  },
  'breach.hours': {
    value: breachHours,
    unit: 'hour',
    of: 'within how long of becoming aware of a breach of personal data a company is to notify the authority, where feasible: the law (GDPR, article 33, 1)',
  },
  'price.company': {
    value: prices.companyPerMonth,
    unit: 'EUR',
    of: 'company learning programmes, from, a month',
  },
  'price.sales': {
    value: prices.salesPerUser,
    unit: 'EUR',
    of: 'sales training programmes, less than, a user',
  },
  'price.compliance': {
    value: prices.compliancePerUser,
    unit: 'EUR',
    of: 'compliance programmes, from, a user',
  },
  'price.people': {
    value: companyPrice.people,
    unit: 'person',
    of: 'those whom the price of a company programme covers',
    sample: true,
  },
  'price.further': {
    value: companyPrice.furtherPerson,
    unit: 'EUR',
    of: 'each further person in a company programme, a month',
    sample: true,
  },
  'term.months': {
    value: 12,
    unit: 'month',
    of: 'the shortest term of a company programme',
    sample: true,
  },
  'access.months': {
    value: accessMonths,
    unit: 'month',
    of: 'for how long compliance or sales training is bought',
    sample: true,
  },
  'group.people': {
    value: 20,
    unit: 'person',
    of: 'how many take part in one startup workshop',
    sample: true,
  },
  'notice.days': {
    value: 30,
    unit: 'day',
    of: 'how long before a subprocessor is changed we say so',
    sample: true,
  },
  'erasure.days': {
    value: erasureDays,
    unit: 'day',
    of: 'how long after an agreement ends its data is erased',
    sample: true,
  },
  'update.days': {
    value: 30,
    unit: 'day',
    of: 'how long after a change of law compliance content is updated',
    sample: true,
  },
  'workshop.hours': {
    value: workshopMinutes / 60,
    unit: 'hour',
    of: 'the discovery workshop: with us, before anything is built',
  },
  'startup.hours': {
    value: startupWorkshopHours,
    unit: 'hour',
    of: 'the startup workshop: with the people who will train, the first team while the programme is built',
  },
  'build.weeks': {
    value: buildWeeks,
    unit: 'week',
    of: 'within how long a programme is ready: from the discovery workshop, or from a later order',
  },
  'session.minutes': {
    value: sessionRange,
    unit: 'minute',
    of: 'one session; the blog says 5–15, as the specification has it there',
  },
  'response.hours': {
    value: responseHours,
    unit: 'hour',
    of: 'within how long we typically respond',
  },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof factTable;

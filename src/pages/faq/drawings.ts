import { completion, prices } from '../../content/facts.ts';
import type { QuestionId } from '../../content/faq.ts';
import { rhythms } from '../../content/session.ts';
import { dayStrokes } from '../../figures/strokes/day.ts';
import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { hourStrokes } from '../../figures/strokes/hour.ts';
import { programmeStrokes } from '../../figures/strokes/programme.ts';
import { finishedStrokes } from '../../figures/strokes/progress.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';

/** A price, a stroke for every so many euro: the smallest price is one. */
const priceStrokes = (euros: number) =>
  strokesOf(euros / prices.compliancePerUser, (index) => 1 - 0.13 * unevenness(index));

/** Sessions of a module, its certificate, and a rest before the next. */
const module = 4;

/** What each answer counts, in rows of strokes of one pitch. */
export const drawings: Record<QuestionId, readonly (readonly Stroke[])[]> = {
  // What the page begins with, so it is drawn as finely as there is room.
  session: [sessionStrokes(8)],
  completion: [
    finishedStrokes(completion.industry),
    finishedStrokes(completion.histFrom, completion.histTo),
  ],
  price: [
    priceStrokes(prices.companyPerMonth),
    priceStrokes(prices.salesPerUser),
    priceStrokes(prices.compliancePerUser),
  ],
  workshop: [hourStrokes()],
  ready: [programmeStrokes.build],
  personalization: [sessionStrokes(4, rhythms.newcomer), sessionStrokes(4, rhythms.veteran)],
  // There is nothing to count, and a place for it.
  app: [strokesOf(1, () => 0)],
  results: [
    strokesOf(
      12,
      (index) => (index < 9 ? 1 - 0.35 * unevenness(index, 9) : 0.14),
      (index) => (index < 9 ? 'ink' : 'quiet'),
    ),
  ],
  certification: [
    strokesOf(3 * (module + 2) - 1, (index) => {
      const place = index % (module + 2);
      return place < module ? 0.5 - 0.1 * unevenness(index) : place === module ? 1 : 0;
    }),
  ],
  support: [dayStrokes()],
};

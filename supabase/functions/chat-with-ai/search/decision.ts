/** Tells a question the site answers from one that only shares words with it. */
import type { Concept } from './concepts.ts';
import type { Find, Finds } from './search.ts';

/** What tells a concept this much, tells it: 1 / 1.6 of what is possible. */
const toldFully = 1.6;

/** A word of another's matter counts at least this. */
const outsideWeight = 3.5;

/**
 * What speaks for an answer, and the sum from which there is one: logistic regression over 3,256
 * questions that were written for it, each judged without its own wording, and rounded. Of the 2,328
 * that were answered right, 37 are then declined; of the 928 of others' matters, most of them chosen
 * to be hard to tell apart, 59 are answered. `npm run eval:chat` shows what it does to other ones.
 */
const evidence = {
  single: 2.5,
  together: 3.3,
  cue: 1.6,
  unknown: -2.6,
  outside: -4.3,
  likeness: 10,
  siteLikeness: 0.27,
};
const wanted = 8.6;

/** Of a question of which the site does not say this share, by weight, it answers nothing: 0 to 1. */
const mostUnknown = 0.6;

/** How near to the question, to the word, a heading or a foreseen question must come: 0 to 1. */
const cueOverUnknown = 0.7;
const cueOverOutside = 0.6;
const cueOfSmallWords = 0.6;

/**
 * @param concepts what is asked
 * @param chosen the pieces of text that would be the answer
 * @returns whether they are one
 */
export function isAnswered(
  concepts: readonly Concept[],
  { weights, siteLikeness }: Finds,
  chosen: readonly Find[],
): boolean {
  if (chosen.length === 0) return false;
  const cue = Math.max(...chosen.map((find) => find.cue));
  if (concepts.length === 0) return cue > cueOfSmallWords;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = (weightOf: (concept: Concept, at: number) => number) =>
    concepts.reduce((sum, concept, at) => sum + weightOf(concept, at), 0) / total;
  const told = (find: Find, at: number) => Math.min(1, toldFully * find.told[at]!) * weights[at]!;

  // Others' words alone ask for nothing of the site's, even where it says them in passing.
  const own = concepts.some((concept) => !concept.outside && concept.variants.size > 0);
  const alone = cue < cueOverOutside ? 1 : 0;
  const outside = share((concept, at) =>
    concept.outside && concept.weight === 1
      ? (own ? foreignness(chosen[0]!.told[at]!) : alone) * Math.max(weights[at]!, outsideWeight)
      : 0,
  );
  const unknown = share(({ outside: foreign, variants, weight }, at) =>
    !foreign && variants.size === 0 && weight === 1 ? weights[at]! : 0,
  );
  if (unknown > mostUnknown && cue < cueOverUnknown) return false;

  const single = Math.max(...chosen.map((find) => share((_, at) => told(find, at))));
  const together = share((_, at) => Math.max(...chosen.map((find) => told(find, at))));
  const { likeness } = chosen[0]!;
  const measures = { single, together, cue, unknown, outside, likeness, siteLikeness };
  const sum = Object.entries(measures).reduce(
    (all, [name, value]) => all + evidence[name as keyof typeof evidence] * value,
    0,
  );
  return sum > wanted;
}

/** What the best piece plainly says is the site's matter after all: 0 to 1. */
function foreignness(told: number): number {
  return 1 - Math.min(1, Math.max(0, 4 * (told - 0.45)));
}

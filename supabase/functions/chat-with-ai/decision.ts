/** Tells a question the site answers from one that only shares words with it. */
import type { Concept } from './concepts.ts';
import type { Find, Finds } from './search.ts';

/** What tells a concept this much, tells it: 1 / 1.6 of what is possible. */
const toldFully = 1.6;

/** A word of another's matter counts at least this. */
const outsideWeight = 3.5;

/**
 * What speaks for an answer, found by logistic regression over questions inside and outside the
 * site's matter, and rounded; `wanted` is where they part.
 */
const evidence = { single: 3, together: 1.4, cue: 2.2, unknown: -2.4, outside: -5, size: 3.2 };
const wanted = 3.4;

/** Longer questions are none the surer for it. */
const longSize = 12;

/** Shares of the question by weight beyond which nothing else counts: 0 to 1. */
const mostUnknown = 0.45;
const mostOutside = 0.2;

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
  { weights }: Finds,
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
  if (outside > mostOutside && cue < cueOverOutside) return false;

  const single = Math.max(...chosen.map((find) => share((_, at) => told(find, at))));
  const together = share((_, at) => Math.max(...chosen.map((find) => told(find, at))));
  const measures = { single, together, cue, unknown, outside };
  const size = Math.min(concepts.length, longSize) / longSize;
  const sum = Object.entries({ ...measures, size }).reduce(
    (all, [name, value]) => all + evidence[name as keyof typeof evidence] * value,
    0,
  );
  return sum > wanted;
}

/** What the best piece plainly says is the site's matter after all: 0 to 1. */
function foreignness(told: number): number {
  return 1 - Math.min(1, Math.max(0, 4 * (told - 0.45)));
}

/**
 * Tells which class a text is of: multinomial naive Bayes (Manning, Raghavan and Schütze,
 * “Introduction to Information Retrieval”, chapter 13).
 */
import type { Features } from './features.ts';

/** An example of a class, which is a number from 0. */
export type Example = readonly [category: number, features: Features];

/**
 * @param examples of every class, in any order
 * @param classes how many there are
 * @param smoothing what a class counts for a feature that none of its examples has
 * @returns for each class the logarithm of how likely it has these features, but for a constant;
 *   every class is taken as equally likely beforehand
 */
export function classifierOf(
  examples: Iterable<Example>,
  classes: number,
  smoothing: number,
): (features: Features) => number[] {
  const sums = Array.from({ length: classes }, () => 0);
  const postings = new Map<string, Map<number, number>>();
  for (const [category, features] of examples) {
    for (const [feature, value] of features) {
      const posting = postings.get(feature) ?? new Map<number, number>();
      postings.set(feature, posting.set(category, (posting.get(category) ?? 0) + value));
      sums[category]! += value;
    }
  }
  const totals = sums.map((sum) => Math.log(sum + smoothing * postings.size));

  return (features) => {
    const logLikelihoods = totals.map(() => 0);
    let size = 0;
    for (const [feature, value] of features) {
      const posting = postings.get(feature);
      // What no class has tells them apart by their size alone.
      if (!posting) continue;
      size += value;
      for (const [category, count] of posting) {
        logLikelihoods[category]! += value * Math.log(1 + count / smoothing);
      }
    }
    return logLikelihoods.map((sum, category) => sum - size * totals[category]!);
  };
}

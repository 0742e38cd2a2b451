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
 * @returns for each class the logarithm of how likely it has these features, but for a constant
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
    const size = [...features.values()].reduce((sum, value) => sum + value, 0);
    const likelihoods = totals.map((total) => -size * total);
    for (const [feature, value] of features) {
      for (const [category, count] of postings.get(feature) ?? []) {
        likelihoods[category]! += value * Math.log(1 + count / smoothing);
      }
    }
    return likelihoods;
  };
}

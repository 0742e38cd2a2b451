/**
 * What a text is made of, as numbers: character n-grams, which survive endings, compounds and slips,
 * and words, alone and with their neighbours. Weighted by TF-IDF (Manning, Raghavan and Schütze,
 * “Introduction to Information Retrieval”, chapter 6): the rarer a feature, the more it counts.
 */
import { termsOf } from '../words/terms.ts';

/** A text, and what it counts beside those it is given with: 0 to 1. */
export type WeightedText = readonly [text: string, weight: number];

/** What each feature counts in a text, however long. */
export type Features = ReadonlyMap<string, number>;

/** Characters in an n-gram, the space before and after a word included. */
const gramLength = 4;

/** What all n-grams of a text count, and all its words. */
const kindWeights = [1, 2];

/** @returns the features of texts taken together; what no example has tells nothing */
export type FeaturesOf = (texts: readonly WeightedText[]) => Features;

/**
 * @param examples texts that tell how rare a feature is
 * @returns what reads the features of a text, and those of each example
 */
export function featuresFrom(examples: readonly string[]) {
  const read = examples.map((example) => kindsOf(termsOf(example)));
  const idf = new Map<string, number>();
  for (const kinds of read) {
    for (const feature of new Set(kinds.flat())) {
      idf.set(feature, (idf.get(feature) ?? 0) + 1);
    }
  }
  for (const [feature, frequency] of idf) {
    idf.set(feature, 1 + Math.log((1 + examples.length) / (1 + frequency)));
  }
  const featuresOf: FeaturesOf = (texts) =>
    weigh(texts.map(([text, weight]) => [kindsOf(termsOf(text)), weight]));
  return { featuresOf, ofExamples: read.map((kinds) => weigh([[kinds, 1]])) };

  function weigh(texts: readonly (readonly [kinds: readonly string[][], weight: number])[]) {
    const features = new Map<string, number>();
    for (const [kind, kindWeight] of kindWeights.entries()) {
      const counts = new Map<string, number>();
      for (const [kinds, weight] of texts) {
        for (const feature of kinds[kind]!) {
          if (idf.has(feature)) counts.set(feature, (counts.get(feature) ?? 0) + weight);
        }
      }
      let square = 0;
      for (const [feature, count] of counts) {
        const value = (count > 1 ? 1 + Math.log(count) : count) * idf.get(feature)!;
        counts.set(feature, value);
        square += value ** 2;
      }
      // Of one length, whatever the text's: a long one is not that many times the surer.
      const scale = kindWeight / (Math.sqrt(square) || 1);
      for (const [feature, value] of counts) features.set(feature, scale * value);
    }
    return features;
  }
}

/** @returns the features of a text by kind: n-grams, and words */
function kindsOf(terms: readonly string[]): string[][] {
  const grams: string[] = [];
  const words: string[] = [];
  for (const [at, term] of terms.entries()) {
    const word = ` ${term} `;
    const last = Math.max(0, word.length - gramLength);
    for (let from = 0; from <= last; from += 1) grams.push(word.slice(from, from + gramLength));
    // Marked, so that none is taken for an n-gram.
    words.push(`=${term}`);
    if (at > 0) words.push(`=${terms[at - 1]} ${term}`);
  }
  return [grams, words];
}

/**
 * What a question sounds like, as a whole: a passage of the site, or the matter of others. It sets
 * right the order that its words one by one give, since it learns from all that is foreseen.
 */
import { featuresFrom, type WeightedText } from './features.ts';
import { classifierOf, type Example } from './naiveBayes.ts';
import type { Unit } from './units.ts';

export interface Likeness {
  /**
   * @returns for each piece of the site's text, how much more the question is like it than like the
   *   others: -1 to 1, which it would be if it were like no other
   */
  toUnits(texts: readonly WeightedText[]): number[];
  /** @returns how much more the question is like the site's own matter than like that of others */
  toSite(texts: readonly WeightedText[]): number;
}

/** Shorter lines are labels, and say nothing without what stands around them. */
const shortestLine = 15;

/** Lidstone's smoothing, found by trying: what a class counts for a feature that it does not have. */
const smoothing = { units: 0.025, site: 0.3 };

const site = 0;
const others = 1;

/**
 * Where no words of others' matters are kept, all is taken for the site's own: the median of the
 * questions that it answers, as a difference of log-likelihoods.
 */
const ownMatter = 19;

/**
 * @param units the pieces of the site's text
 * @param outside words and phrases of matters that are not the site's
 */
export function likenessOf(units: readonly Unit[], outside: readonly string[]): Likeness {
  const lines = units.flatMap((unit, id) => linesOf(unit).map((text) => ({ id, text })));
  const { featuresOf, ofExamples } = featuresFrom([...lines.map(({ text }) => text), ...outside]);
  const own = lines.map(({ id }, at): Example => [id, ofExamples[at]!]);
  const unitOf = classifierOf(own, units.length, smoothing.units);
  const matterOf = classifierOf(
    [
      ...own.map(([, features]): Example => [site, features]),
      ...ofExamples.slice(lines.length).map((features): Example => [others, features]),
    ],
    2,
    smoothing.site,
  );
  return {
    toUnits: (texts) => centred(unitOf(featuresOf(texts))),
    toSite(texts) {
      if (outside.length === 0) return ownMatter;
      const likelihoods = matterOf(featuresOf(texts));
      return likelihoods[site]! - likelihoods[others]!;
    },
  };
}

/** The ways to ask for a piece, its heading, and each of its sentences under that heading. */
function linesOf({ section: { headings }, text, asked }: Unit): string[] {
  const heading = headings.at(-1);
  const sentences = text
    .flatMap((line) => line.split(/(?<=[.!?])\s/u))
    .filter((sentence) => sentence.length > shortestLine);
  return [
    ...asked,
    ...(heading ? [heading] : []),
    ...sentences.map((sentence) => (heading ? `${heading} ${sentence}` : sentence)),
  ];
}

/** @returns the values' differences from their mean, as a vector of length 1 */
function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = spreadOf(values);
  return values.map((value) => (length === 0 ? 0 : (value - mean) / length));
}

/** @returns the length of the vector of the values' differences from their mean */
export function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0));
}

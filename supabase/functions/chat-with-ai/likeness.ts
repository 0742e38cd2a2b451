/**
 * What a question sounds like, as a whole: a passage of the site, or the matter of others. It finds
 * what the words one by one do not, since it learns from all that is foreseen to be asked.
 */
import { featuresFrom, type WeightedText } from './features.ts';
import { classifierOf, type Example } from './naiveBayes.ts';
import type { Unit } from './units.ts';

export interface Likeness {
  /**
   * @returns for each piece of the site's text, how much more the question is like it than like the
   *   others: 1 where it is like no other
   */
  toUnits(texts: readonly WeightedText[]): number[];
  /** @returns how much more the question is like the site's own matter than like that of others */
  toSite(texts: readonly WeightedText[]): number;
}

/** Shorter lines are labels, and say nothing without what stands around them. */
const shortestLine = 15;

/** What a class counts for what it does not have: many small classes, and two large ones. */
const smoothing = { units: 0.025, site: 0.3 };

const site = 0;
const others = 1;

/** Where no words of others' matters are kept, all is taken for the site's own: what that has mostly. */
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
    toUnits: (texts) => sharesOf(unitOf(featuresOf(texts))),
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

/** @returns each value's share of all that they differ from their mean: -1 to 1 */
function sharesOf(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const difference = differenceOf(values);
  return values.map((value) => (difference === 0 ? 0 : (value - mean) / difference));
}

/** @returns how much values differ from their mean, all together: the length of that vector */
export function differenceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0));
}

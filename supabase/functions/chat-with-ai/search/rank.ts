/** Says of passages how likely each answers a question: logistic regression over a few measures. */
import type { Passage, SiteIndex } from './siteIndex.ts';
import weights from './weights.json' with { type: 'json' };
import { asks, featuresOf, isCount, numbersIn, sentencesOf } from './words.ts';

/** A text, and what it counts beside those it is asked together with: 0 to 1. */
export type WeightedText = readonly [text: string, weight: number];

export type Measures = Readonly<Record<keyof typeof weights.measures, number>>;

export interface Candidate {
  passage: Passage;
  /** How likely it answers: 0 to 1. */
  likely: number;
}

/** How many passages are looked at closely: the likeliest as a whole, and by their words. */
const looked = { whole: 12, words: 6 };

/** How rare a word is taken to be that the site never says: as rare as the rarest. */
const unknownRarity = 9;

/** No difference of likelihoods counts more than this. */
const widestGap = 4;

/** @returns the sentences of a message. A long one tells a story around what it asks. */
export function textsOf(message: string): WeightedText[] {
  const sentences = sentencesOf(message);
  const isStory = sentences.some(asks);
  return sentences.map((text) => [text, isStory && !asks(text) ? weights.around : 1]);
}

/** @returns the passages that may answer, the likeliest first */
export function rank(index: SiteIndex, texts: readonly WeightedText[]): Candidate[] {
  return measure(index, texts)
    .map(({ place, measures }) => {
      let sum = weights.bias;
      for (const [name, weight] of Object.entries(weights.measures)) {
        sum += weight * measures[name as keyof Measures];
      }
      // What says no word of the question is no answer, however much it sounds like one.
      return { passage: index.passages[place]!, likely: measures.said && 1 / (1 + Math.exp(-sum)) };
    })
    .sort((a, b) => b.likely - a.likely);
}

/** @returns what speaks for and against each passage that may answer */
export function measure(
  { contentOf, classifier, wordIndex, passages }: SiteIndex,
  texts: readonly WeightedText[],
): { place: number; measures: Measures }[] {
  const asked = new Map<string, number>();
  for (const [text, share] of texts) {
    for (const stem of contentOf(text)) {
      const known = classifier.rarityOf(`=${stem}`);
      // How many they are, and when, is the visitor's own affair.
      const isAside = known === undefined && /^\p{N}/u.test(stem);
      if (!isAside && !asked.has(stem)) asked.set(stem, share * (known ?? unknownRarity));
    }
  }
  const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  const shareOf = (countOf: (stem: string) => number) =>
    [...asked].reduce((sum, [stem, weight]) => sum + weight * countOf(stem), 0) / (total || 1);

  const scores = classifier.scoresOf(texts.map(([text, share]) => [featuresOf(text), share]));
  const own = scores.subarray(0, passages.length);
  const best = Math.max(...own);
  const gapOf = (score: number) => (score - best) / weights.temperature;
  const sum = own.reduce((all, score) => all + Math.exp(gapOf(score)), 0);
  const byWhole = [...own.keys()].sort((a, b) => own[b]! - own[a]!);

  const found = wordIndex.search([...asked.keys()].join(' '), {
    tokenize: (stems) => stems.split(' '),
    fuzzy: (stem) => (stem.length < 5 ? false : 1),
    prefix: (stem) => stem.length > 3,
    boostTerm: (stem) => Math.min(1, asked.get(stem)! / unknownRarity),
  });
  const byWords = new Map(found.map((result) => [result.id as number, result]));

  const unanswered = Math.max(...scores.subarray(passages.length), best - 1e6);
  const general = {
    unknown: shareOf((stem) => (classifier.rarityOf(`=${stem}`) === undefined ? 1 : 0)),
    unanswered: limited(gapOf(unanswered)),
  };
  // What holds for 100 people is no answer to 40. Those just asked about stand first.
  const numbers = texts.map(([text]) => numbersIn(text)).find((all) => all.length > 0) ?? [];
  const isForOthers = ({ headings }: Passage) =>
    numbers.length > 0 &&
    headings.some(isCount) &&
    !numbersIn(headings.join('\n')).some((one) => numbers.includes(one));
  const places = [...byWhole.slice(0, looked.whole), ...[...byWords.keys()].slice(0, looked.words)];
  return Array.from(new Set(places.filter((place) => !isForOthers(passages[place]!))), (place) => {
    const { terms = [], queryTerms = [], score = 0 } = byWords.get(place) ?? {};
    const countOf = (stem: string) =>
      terms.includes(stem) ? 1 : queryTerms.includes(stem) ? weights.nearly : 0;
    const measures = {
      ...general,
      gap: limited(gapOf(own[place]!)),
      share: Math.exp(gapOf(own[place]!)) / sum,
      // Where no word tells what is asked, “Can we try it?”, none is missing: not 0, which excludes.
      said: asked.size > 0 ? shareOf(countOf) : Number.MIN_VALUE,
      words: score / (found[0]?.score ?? 1),
    };
    return { place, measures };
  });
}

const limited = (gap: number) => Math.min(widestGap, Math.max(-widestGap, gap));

/**
 * Tells which passage a question sounds like: multinomial naive Bayes over features weighted by
 * TF-IDF (Manning, Raghavan and Schütze, “Introduction to Information Retrieval”, chapters 6 and
 * 13). It has learnt when the site was built (`scripts/chat/train-classifier.ts`).
 */
import { Buffer } from 'node:buffer';
import weights from './weights.json' with { type: 'json' };
import type { Features } from './words.ts';

/** Features, and what they count beside those they are taken together with: 0 to 1. */
export type WeightedFeatures = readonly (readonly [features: Features, weight: number])[];

/** As it is kept: a line a feature, the rest in Base64. */
export interface StoredClassifier {
  features: string;
  /** How rare each feature is, in `rarityUnit`s: a byte each. */
  rarities: string;
  /** How many classes have it: two bytes. */
  counts: string;
  /** Those classes and, in the last bits, what it speaks for each (see `evidenceArray`). */
  evidence: string;
  /** For each class, what all features speak against it. */
  totals: number[];
}

export const rarityUnit = 1 / 25;
export const evidenceUnit = 1 / 2;
export const evidenceBits = 4;

/** @returns what holds the evidence for so many classes: two bytes each, four for a larger site */
export const evidenceArray = (classes: number) =>
  classes > 1 << (16 - evidenceBits) ? Uint32Array : Uint16Array;

export interface Classifier {
  /** @returns for each class the logarithm of how likely it has these features, but for a constant */
  scoresOf: (features: WeightedFeatures) => Float64Array;
  /** @returns how rare a feature is; undefined where no example has it */
  rarityOf: (feature: string) => number | undefined;
}

export function classifierOf(stored: StoredClassifier): Classifier {
  const places = new Map(stored.features.split('\n').map((feature, place) => [feature, place]));
  const rarities = bytesOf(stored.rarities);
  const evidence = new (evidenceArray(stored.totals.length))(bytesOf(stored.evidence).buffer);
  const ends = Uint32Array.from(new Uint16Array(bytesOf(stored.counts).buffer));
  for (const place of ends.keys()) ends[place]! += ends[place - 1] ?? 0;
  return { scoresOf, rarityOf };

  function rarityOf(feature: string): number | undefined {
    const place = places.get(feature);
    return place === undefined ? undefined : rarities[place]! * rarityUnit;
  }

  function scoresOf(features: WeightedFeatures): Float64Array {
    const scores = new Float64Array(stored.totals.length);
    let size = 0;
    for (const [feature, value] of weigh(features, rarityOf)) {
      const place = places.get(feature)!;
      size += value;
      for (let at = ends[place - 1] ?? 0; at < ends[place]!; at += 1) {
        const level = evidence[at]! & ((1 << evidenceBits) - 1);
        scores[evidence[at]! >> evidenceBits]! += value * level * evidenceUnit;
      }
    }
    return scores.map((score, category) => score - size * stored.totals[category]!);
  }
}

/** Every kind of feature of one length, whatever the text's: a long one is not that much the surer. */
export function weigh(
  features: WeightedFeatures,
  rarityOf: (feature: string) => number | undefined,
): Map<string, number> {
  const values = new Map<string, number>();
  for (const [kind, length] of weights.kindLengths.entries()) {
    const counts = new Map<string, number>();
    for (const [kinds, weight] of features) {
      for (const one of kinds[kind]!) counts.set(one, (counts.get(one) ?? 0) + weight);
    }
    const known = Array.from(counts, ([feature, count]) => {
      const often = count > 1 ? 1 + Math.log(count) : count;
      return [feature, often * (rarityOf(feature) ?? 0)] as const;
    }).filter(([, value]) => value > 0);
    const scale = length / (Math.hypot(...known.map(([, value]) => value)) || 1);
    for (const [feature, value] of known) values.set(feature, scale * value);
  }
  return values;
}

/** A copy, which no pool of buffers holds: other arrays may be laid over it. */
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

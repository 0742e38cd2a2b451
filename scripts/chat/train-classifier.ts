/** Teaches the chat's classifier which passage sounds like what, and packs what it has learnt. */
import { Buffer } from 'node:buffer';
import {
  evidenceArray,
  evidenceBits,
  evidenceUnit,
  rarityUnit,
  type StoredClassifier,
  weigh,
} from '../../supabase/functions/chat-with-ai/search/classifier.ts';
import weights from '../../supabase/functions/chat-with-ai/search/weights.json' with { type: 'json' };
import type { Features } from '../../supabase/functions/chat-with-ai/search/words.ts';

/** An example of a class, which is a number from 0. */
export type Example = readonly [category: number, features: Features];

/** @param classes how many there are */
export function trainClassifier(examples: readonly Example[], classes: number): StoredClassifier {
  const rarities = raritiesIn(examples);
  const sums = new Float64Array(classes);
  const counts = new Map(Array.from(rarities.keys(), (one) => [one, new Map<number, number>()]));
  for (const [category, features] of examples) {
    for (const [feature, value] of weigh([[features, 1]], (one) => rarities.get(one))) {
      const count = counts.get(feature)!;
      count.set(category, (count.get(category) ?? 0) + value);
      sums[category]! += value;
    }
  }
  const { smoothing } = weights;
  const all = [...counts];
  const most = (1 << evidenceBits) - 1;
  return {
    features: all.map(([feature]) => feature).join('\n'),
    rarities: packed(
      Uint8Array,
      all.map(([feature]) => rarities.get(feature)! / rarityUnit),
    ),
    counts: packed(
      Uint16Array,
      all.map(([, count]) => count.size),
    ),
    evidence: packed(
      evidenceArray(classes),
      all.flatMap(([, count]) =>
        Array.from(count, ([category, value]) => {
          const level = Math.round(Math.log(1 + value / smoothing) / evidenceUnit);
          return (category << evidenceBits) + Math.min(level, most);
        }),
      ),
    ),
    totals: Array.from(sums, (sum) => Number(Math.log(sum + smoothing * all.length).toFixed(4))),
  };
}

/** How rare each feature is. A pair of words that was said once tells no more than its words do. */
function raritiesIn(examples: readonly Example[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const [, features] of examples) {
    for (const feature of new Set(features.flat())) {
      frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1);
    }
  }
  return new Map(
    [...frequencies]
      .filter(([feature, frequency]) => frequency > 1 || !/^=.* /.test(feature))
      .map(([feature, frequency]) => [
        feature,
        1 + Math.log((1 + examples.length) / (1 + frequency)),
      ]),
  );
}

function packed(
  Bytes: typeof Uint8Array | typeof Uint16Array | typeof Uint32Array,
  values: readonly number[],
): string {
  return Buffer.from(Bytes.from(values.map(Math.round)).buffer).toString('base64');
}

/** Ranks the pieces of the site's text by how much they say of what is asked. */
import type { Question } from './concepts.ts';
import { spreadOf } from './likeness.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { Unit } from './units.ts';

export interface Find {
  unit: Unit;
  score: number;
  /** How much of each concept the piece tells, in the order of the concepts. */
  told: readonly number[];
  /** How near the piece comes to being asked for in so many words: 1 where it says all of it. */
  cue: number;
  /** How much more the question is like this piece than like the others: 1 where it is like no other. */
  likeness: number;
}

export interface Finds {
  /** Best first. */
  finds: Find[];
  /** What each concept counts: the rarer on the site, the more. */
  weights: readonly number[];
  /** How much more the question is like the site's own matter than like that of others. */
  siteLikeness: number;
}

/** What a word counts that the site does not say. A name that it does not say is another's matter. */
const unknownWeight = 2;
const unknownNameWeight = 4.5;

/** What a word counts in a heading or a foreseen question that tells nothing by itself. */
const smallWeight = 0.18;

/** What it counts that a heading or a foreseen question says just what is asked. */
const cueWeight = 2;

/** What it counts besides that it says all that is asked, and nothing else: “contact”. */
const exactWeight = 0.6;

/** What it counts that the question as a whole is like a piece. */
const likenessWeight = 0.75;

/** What the best other piece of the same section adds. */
const siblingShare = 0.1;

/** No word counts more than this, however rare: long stories are full of rare words. */
const mostWeight = 3.2;

/** @returns every piece of the text */
export function search(
  { likeness, units, postings, cues, cuesBy, cuesWith, rarityOf, smallRarityOf }: SearchIndex,
  { concepts, small, texts }: Question,
  pageBoost: (path: string) => number = () => 1,
): Finds {
  const told = units.map(() => concepts.map(() => 0));
  const weights = concepts.map((concept, at) => {
    const reached = new Map<number, { value: number; sure: number }>();
    for (const [stem, weight] of concept.variants) {
      for (const [unit, value] of postings.get(stem) ?? []) {
        const before = reached.get(unit);
        reached.set(unit, {
          value: Math.max(before?.value ?? 0, weight * value),
          sure: Math.max(before?.sure ?? 0, weight ** 2),
        });
      }
    }
    if (reached.size === 0) {
      return concept.weight * (concept.name ? unknownNameWeight : unknownWeight);
    }
    let spread = 0;
    for (const [unit, { value, sure }] of reached) {
      spread += sure;
      told[unit]![at] = value;
    }
    return concept.weight * Math.min(mostWeight, Math.log(1 + units.length / (spread + 0.5)));
  });
  const cueOf = cuesFor();
  const likenesses = likeness.toUnits(texts);
  const finds = units.map((unit, id): Find => {
    const values = told[id]!;
    const cue = cueOf.get(id) ?? { score: 0, share: 0 };
    const said = values.reduce((sum, value, at) => sum + value * weights[at]!, 0);
    const exact = cue.share >= 1 ? exactWeight : 0;
    const score = (said + cueWeight * cue.score + exact) * pageBoost(unit.page.path);
    return { unit, score, told: values, cue: cue.share, likeness: likenesses[id]! };
  });
  // What one piece of a section says makes the others likelier.
  const bestOf = new Map<Unit['section'], Find[]>();
  for (const find of finds)
    bestOf.set(find.unit.section, [...(bestOf.get(find.unit.section) ?? []), find]);
  const ranked = finds.map((find): Find => {
    const others = bestOf.get(find.unit.section)!.filter((other) => other !== find);
    const best = Math.max(0, ...others.map(({ score }) => score));
    return { ...find, score: find.score + siblingShare * best };
  });
  const spread = spreadOf(ranked.map(({ score }) => score));
  for (const find of ranked) {
    find.score = Math.max(0, find.score + likenessWeight * spread * find.likeness);
  }
  return {
    finds: ranked.sort((a, b) => b.score - a.score),
    weights,
    siteLikeness: likeness.toSite(texts),
  };

  function sumOf(words: Iterable<string>): number {
    let sum = 0;
    for (const word of words) sum += smallWeight * smallRarityOf(word);
    return sum;
  }

  /** The best of a piece's cues: the more of the question it says, and the more of itself is asked. */
  function cuesFor() {
    const met = new Map<number, Map<number, number>>();
    const asked = new Map<number, Set<string>>();
    for (const [at, { variants, outside }] of concepts.entries()) {
      if (outside && concepts.length > 1) continue;
      for (const [stem, weight] of variants) {
        for (const cue of cuesBy.get(stem) ?? []) {
          if (!met.has(cue)) {
            met.set(cue, new Map());
            asked.set(cue, new Set());
          }
          const value = weight * cues[cue]!.stems.get(stem)!;
          const values = met.get(cue)!;
          values.set(at, Math.max(values.get(at) ?? 0, value));
          if (weight > 0.4) asked.get(cue)!.add(stem);
        }
      }
    }
    for (const word of small) {
      for (const cue of cuesWith.get(word) ?? []) {
        if (concepts.length === 0 && !met.has(cue)) met.set(cue, new Map());
      }
    }
    const best = new Map<number, { score: number; share: number }>();
    const smallTotal = sumOf(small);
    const total = weights.reduce((sum, weight) => sum + weight, 0) || smallTotal || 1;
    for (const [cue, values] of met) {
      const { unit, stems, small: smallWords } = cues[cue]!;
      const shared = [...smallWords].filter((word) => small.has(word));
      let own = sumOf(shared);
      let rest = 0.5 * (sumOf(smallWords) + smallTotal - 2 * own);
      for (const [at, value] of values) own += value * weights[at]! * concepts[at]!.weight;
      for (const stem of stems.keys()) {
        if (!asked.get(cue)?.has(stem)) rest += 0.7 * Math.min(mostWeight, rarityOf(stem));
      }
      const score = own / Math.sqrt(own + rest);
      if (score > (best.get(unit)?.score ?? 0)) {
        best.set(unit, { score, share: own / (total + rest) });
      }
    }
    return best;
  }
}

/** The index of a language: which piece of text says what, and how much each of its words tells. */
import { type Lexicon, lexiconOf, type Variants } from '../words/lexicon.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import type { SmallWords } from '../words/smallWords.ts';
import { termsOf } from '../words/terms.ts';
import type { Unit } from './units.ts';

/** What a stem counts in a piece of text: 0 to 1, the more often and the more prominent, the more. */
export type Posting = Map<number, number>;

/** A heading or a foreseen question: matched whole, so that one that says just this comes first. */
export interface Cue {
  unit: number;
  stems: Variants;
  /** Its words that tell nothing by themselves, but together: “who are you”. */
  small: ReadonlySet<string>;
}

export interface SearchIndex {
  lexicon: Lexicon;
  likeness: Likeness;
  units: readonly Unit[];
  postings: ReadonlyMap<string, Posting>;
  cues: readonly Cue[];
  /** The cues a stem stands in. */
  cuesBy: ReadonlyMap<string, readonly number[]>;
  /** The cues that have a word that tells nothing by itself. */
  cuesWith: ReadonlyMap<string, readonly number[]>;
  /** What a stem counts: the rarer in the text, the more. */
  rarityOf: (stem: string) => number;
  /** What a word counts that tells nothing by itself: the rarer in headings and questions, the more. */
  smallRarityOf: (word: string) => number;
}

/** What a word counts by where it stands. */
const fieldWeights = { text: 1, heading: 2, above: 1, title: 0.8, asked: 1.2 };

/** How fast a word said again adds less (BM25's k1), and how much the length of a text counts (its b). */
const saturation = 0.9;
const lengthShare = 0.35;

/** Of others' words, entries longer than this are whole questions, and may have slips themselves. */
const phraseLength = 2;

/** What a part of a compound counts beside a word that stands by itself. */
const partWeight = 0.6;

/**
 * @param stemmer the language's
 * @param small words that tell nothing
 * @param outside words of matters that are not the site's
 */
export function indexOf(
  units: readonly Unit[],
  stemmer: (word: string) => string,
  small: SmallWords,
  outside: readonly string[],
): SearchIndex {
  const fields = units.map(fieldsOf);
  const words = fields.flatMap((field) => Object.values(field).flat().flatMap(termsOf));
  const lexicon = lexiconOf(
    words.filter((word) => !small.has(word)),
    stemmer,
    new Set(small.keys()),
    new Set(outside.map(termsOf).flatMap((terms) => (terms.length <= phraseLength ? terms : []))),
  );
  const mean =
    fields.reduce((sum, { text }) => sum + termsOf(text.join(' ')).length, 0) /
    (fields.length || 1);
  const postings = new Map<string, Posting>();
  const cues: Cue[] = [];

  for (const [id, field] of fields.entries()) {
    const counts: Variants = new Map();
    for (const name of Object.keys(fieldWeights) as (keyof typeof fieldWeights)[]) {
      for (const [stem, count] of countsOf(field[name].join('\n'))) {
        // What people ask in many ways is not said more often for it.
        const times = name === 'asked' ? Math.min(count, 1.5) : count;
        counts.set(stem, (counts.get(stem) ?? 0) + times * fieldWeights[name]);
      }
    }
    const length = termsOf(field.text.join(' ')).length / (mean || 1);
    const norm = saturation * (1 - lengthShare + lengthShare * length);
    for (const [stem, count] of counts) {
      if (!postings.has(stem)) postings.set(stem, new Map());
      postings.get(stem)!.set(id, count / (count + norm));
    }
    for (const cue of [...field.heading, ...field.asked]) addCue(id, cue);
  }
  const cuesBy = placesBy(cues.map(({ stems }) => stems.keys()));
  const cuesWith = placesBy(cues.map((cue) => cue.small));
  const rarityOf = (stem: string) =>
    Math.log(1 + units.length / ((postings.get(stem)?.size ?? 0) + 0.5));
  const smallRarityOf = (word: string) =>
    Math.log(1 + cues.length / ((cuesWith.get(word)?.length ?? 0) + 0.5));
  return {
    lexicon,
    likeness: likenessOf(units, outside),
    units,
    postings,
    cues,
    cuesBy,
    cuesWith,
    rarityOf,
    smallRarityOf,
  };

  function addCue(unit: number, cue: string): void {
    cues.push({
      unit,
      stems: new Map([...countsOf(cue)].map(([stem, count]) => [stem, Math.min(1, count)])),
      small: new Set(termsOf(cue).flatMap((word) => small.get(word) ?? [])),
    });
  }

  function countsOf(text: string): Variants {
    const counts: Variants = new Map();
    for (const word of termsOf(text)) {
      if (small.has(word)) continue;
      const stem = lexicon.stemOf(word);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      for (const part of lexicon.partsOf(word)) {
        counts.set(part, (counts.get(part) ?? 0) + partWeight);
      }
    }
    return counts;
  }
}

function placesBy(lists: readonly Iterable<string>[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, list] of lists.entries()) {
    for (const word of list) {
      const own = places.get(word);
      if (own) own.push(at);
      else places.set(word, [at]);
    }
  }
  return places;
}

function fieldsOf({ page, section: { headings }, text, asked }: Unit) {
  return {
    text,
    heading: headings.slice(-1),
    above: headings.slice(0, -1),
    title: [page.title],
    asked,
  };
}

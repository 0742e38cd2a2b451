/** The words of the site's text, and how a visitor's word is found among them. */
import { pairsOf, slipsAllowed, slipsBetween } from './slips.ts';

/** What a word of the text counts for a visitor's word, by stem: 1 for the word itself. */
export type Variants = Map<string, number>;

/** Only the site's own words are remembered: what visitors write would fill the memory. */
export interface Lexicon {
  stemOf(word: string): string;
  /** The word itself, its compounds, what begins alike; with a slip, the words nearest to it. */
  variantsOf(word: string): Variants;
  /** The word itself or, where it is a slip, the one it is taken for. */
  spellingOf(word: string): string;
  /** The stems of all words that begin with these letters. */
  beginningWith(letters: string): string[];
  /** The words of the site that a long word is put together of, by stem. */
  partsOf(word: string): string[];
}

const alikeWeight = 0.8;
const compoundWeight = 0.7;
const withinWeight = 0.5;
const slipWeight = 0.85;

/** Shorter words are parts of too many others. */
const partLength = 4;
/** Beginnings shorter than this are taken for the whole word. */
const beginningLength = 4;

/**
 * @param words every word of the text
 * @param stemmer the language's
 * @param small words that tell nothing: they are no parts, and what is a slip of one is known by it
 * @param foreign words of others' matters: no slips, however near they come
 */
export function lexiconOf(
  words: Iterable<string>,
  stemmer: (word: string) => string,
  small: ReadonlySet<string>,
  foreign: ReadonlySet<string> = new Set(),
): Lexicon {
  const all = new Set(words);
  const ownStems = new Map(Array.from(all, (word) => [word, stemmer(word)]));
  const stems = new Map<string, Set<string>>();
  const byPair = new Map<string, string[]>();
  for (const [word, stem] of ownStems) {
    if (!stems.has(stem)) stems.set(stem, new Set());
    stems.get(stem)!.add(word);
  }
  for (const word of new Set([...all, ...small])) {
    if (word.length < 4) continue;
    for (const pair of new Set(pairsOf(word))) {
      const list = byPair.get(pair);
      if (list) list.push(word);
      else byPair.set(pair, [word]);
    }
  }
  const parts = new Map<string, string[]>();

  return { stemOf, variantsOf, spellingOf, beginningWith, partsOf };

  function stemOf(word: string): string {
    return ownStems.get(word) ?? stemmer(word);
  }

  function variantsOf(word: string): Variants {
    const found = formsOf(word);
    if (found.size === 0) addSlips(found, word);
    if (found.size === 0) addEnds(found, word);
    return found;
  }

  function spellingOf(word: string): string {
    if (small.has(word) || formsOf(word).size > 0) return word;
    const { nearest } = nearestTo(word);
    return nearest.find((other) => other[0] === word[0]) ?? nearest[0] ?? word;
  }

  function formsOf(word: string): Variants {
    const found: Variants = new Map();
    const stem = stemOf(word);
    if (stems.has(stem)) found.set(stem, 1);
    addAlike(found, stem);
    for (const part of partsOf(word)) raise(found, part, compoundWeight);
    return found;
  }

  /** Endings that the stemmer does not know, and compounds whose other part stands nowhere alone. */
  function addAlike(found: Variants, stem: string): void {
    if (stem.length < beginningLength) return;
    for (const other of stems.keys()) {
      const [short, long] = stem.length < other.length ? [stem, other] : [other, stem];
      if (short.length < beginningLength || short === long) continue;
      const begins = long.startsWith(short);
      if (begins && long.length - short.length <= 3) raise(found, other, alikeWeight);
      else if (short.length > beginningLength && (begins || long.endsWith(short))) {
        raise(found, other, withinWeight);
      }
    }
  }

  function addSlips(found: Variants, word: string): void {
    const { nearest, slips } = nearestTo(word);
    if (nearest.some((other) => small.has(other))) return void found.set('', 0);
    const alike = nearest.filter((other) => other[0] === word[0]);
    for (const other of alike.length > 0 ? alike : nearest)
      raise(found, stemOf(other), slipWeight ** slips);
  }

  /** The words that the fewest slips lead to. */
  function nearestTo(word: string): { nearest: string[]; slips: number } {
    const limit = foreign.has(word) ? 0 : slipsAllowed(word);
    if (limit === 0) return { nearest: [], slips: 0 };
    const shared = new Map<string, number>();
    for (const pair of new Set(pairsOf(word))) {
      for (const other of byPair.get(pair) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    let least = limit;
    let nearest: string[] = [];
    for (const [other, pairs] of shared) {
      if (pairs < word.length + 1 - 3 * limit) continue;
      // Few slip at the beginning of a word; of a short one, another letter there is another word.
      const atStart = word.length < 9 ? 0 : 1;
      const most = Math.min(least, slipsAllowed(other), other[0] === word[0] ? limit : atStart);
      const slips = slipsBetween(word, other, most);
      if (slips > most) continue;
      if (slips < least) nearest = [];
      least = slips;
      nearest.push(other);
    }
    return { nearest, slips: least };
  }

  /** Of a compound that is only half known, the half that is. */
  function addEnds(found: Variants, word: string): void {
    if (word.length < 2 * partLength) return;
    for (let at = word.length - 3; at >= partLength; at -= 1) {
      const head = headOf(word.slice(0, at));
      if (head) {
        raise(found, head, withinWeight);
        break;
      }
    }
    const stem = stemOf(word);
    for (let at = 3; at <= stem.length - partLength; at += 1) {
      if (!stems.has(stem.slice(at))) continue;
      raise(found, stem.slice(at), withinWeight);
      break;
    }
  }

  function beginningWith(letters: string): string[] {
    if (letters.length < beginningLength) {
      const stem = stemOf(letters);
      return stems.has(stem) ? [stem] : [];
    }
    const found = new Set<string>();
    for (const [stem, own] of stems) {
      for (const word of own) if (word.startsWith(letters)) found.add(stem);
    }
    return [...found];
  }

  function partsOf(word: string): string[] {
    if (word.length < 2 * partLength || /\p{N}/u.test(word)) return [];
    const cached = parts.get(word);
    if (cached) return cached;
    const own = new Set<string>();
    const stem = stemOf(word);
    for (let at = partLength; at <= stem.length - partLength; at += 1) {
      const tail = stem.slice(at);
      const head = headOf(word.slice(0, at));
      if (head && stems.has(tail)) own.add(head).add(tail);
    }
    own.delete(stem);
    const list = [...own];
    if (all.has(word)) parts.set(word, list);
    return list;
  }

  /** The first part may carry a letter that joins it to the next. */
  function headOf(letters: string): string | undefined {
    return (
      known(letters) ?? (letters.length > partLength ? known(letters.slice(0, -1)) : undefined)
    );
  }

  function known(letters: string): string | undefined {
    if (small.has(letters)) return undefined;
    if (stems.has(letters)) return letters;
    return all.has(letters) ? stemOf(letters) : undefined;
  }
}

/** Keeps the higher weight. */
export function raise(variants: Variants, stem: string, weight: number): void {
  if (weight > (variants.get(stem) ?? 0)) variants.set(stem, weight);
}

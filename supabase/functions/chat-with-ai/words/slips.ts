/** How far two spellings lie apart. */

/**
 * @param limit where counting may stop
 * @returns how many letters are missing, added, changed or swapped with their neighbour; more than
 *   the limit where it is passed
 */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const changed = one[i - 1] === other[j - 1] ? 0 : 1;
      let slips = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + changed);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        slips = Math.min(slips, before[j - 2]! + 1);
      }
      row.push(slips);
      least = Math.min(least, slips);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  return above[other.length]!;
}

/** @returns how many slips a word of this length may hold and still be known */
export function slipsAllowed(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

/** @returns the pairs of letters of a word, its edges marked */
export function pairsOf(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2));
}

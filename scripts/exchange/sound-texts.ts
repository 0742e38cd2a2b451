import type { Fault } from '../locales/finding.ts';
import type { Locales } from '../locales/locales.ts';
import { brokenIn, lostIn, type Place, withTexts } from '../translate/candidate.ts';
import { checkFile, type Rules } from '../wording/check-wording.ts';

/** Texts by key. */
type Texts = ReadonlyMap<string, string>;

/**
 * @param place the file that they are to be written into
 * @param rules what its words are held to
 * @returns the texts in which the check would find nothing, and what it would find in the others
 */
export function soundTexts(
  locales: Locales,
  place: Place,
  texts: Texts,
  rules: Rules,
): { sound: Texts; faults: Fault[] } {
  if (texts.size === 0) return { sound: texts, faults: [] };
  const lost = lossesBy(place, texts);
  const left = less(texts, lost);
  const candidate = withTexts(place, left);
  const wording = candidate.messages
    .filter(({ key }) => left.has(key))
    // Each by itself: of a file that is mostly its source's nothing else would be told.
    .flatMap((message) => checkFile({ ...candidate, messages: [message] }, place.original, rules));
  const own = [...brokenIn(locales, place, candidate), ...wording].filter(({ key }) =>
    left.has(key),
  );
  return { sound: less(left, own), faults: [...lost, ...own] };
}

/** Where the file has to be filled up and has what would be lost by it, what is not in it yet is not written. */
function lossesBy(place: Place, texts: Texts): Fault[] {
  const [lost] = lostIn(place, withTexts(place, texts));
  const known = new Set(place.file?.messages.map(({ key }) => key));
  return [...texts.keys()]
    .filter((key) => lost && !known.has(key))
    .map((key) => ({ ...lost!, key }));
}

function less(texts: Texts, faults: readonly Fault[]): Texts {
  const faulty = new Set(faults.map(({ key }) => key));
  return new Map([...texts].filter(([key]) => !faulty.has(key)));
}

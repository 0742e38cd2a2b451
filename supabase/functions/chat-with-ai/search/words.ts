/** Words, sentences and lines, of a question and of the site's text alike. */
import weights from './weights.json' with { type: 'json' };

/** @returns the words and numbers of a text in lower case; letters that stand alone are none */
export function termsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replace(/[\u00ad\u2060]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}|\p{N}/gu) ?? []
  );
}

/** @returns what a word begins with: in any language most endings and compounds come after it */
export const stemOf = (term: string) => term.slice(0, weights.stemLength);

/** The features of a text by kind, each as often as it occurs. */
export type Features = readonly (readonly string[])[];

/** @returns pieces of words, which survive endings, compounds and slips; stems and pairs of them */
export function featuresOf(text: string): Features {
  const terms = termsOf(text);
  const pieces = terms.flatMap((term) => {
    const word = ` ${term} `;
    const count = Math.max(1, word.length - weights.pieceLength + 1);
    return Array.from({ length: count }, (_, at) => word.slice(at, at + weights.pieceLength));
  });
  // Marked, so that none is taken for a piece of a word.
  const stems = terms.map((term) => `=${stemOf(term)}`);
  const pairs = stems.slice(1).map((stem, at) => `${stems[at]!} ${stem}`);
  return [pieces, [...stems, ...pairs]];
}

/** @returns the whole numbers of a text, “1,100” and “1 100” as one */
export const numbersIn = (text: string): string[] =>
  text.replace(/(?<=\p{N})[.,\s](?=\p{N}{3}(?!\p{N}))/gu, '').match(/\p{N}+/gu) ?? [];

/** @returns whether a heading says for how many what stands under it holds: “30 people” */
export const isCount = (heading: string) => /^\p{N}+ \p{L}+$/u.test(heading);

/** @returns the sentences of a paragraph, with what ends them */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’)\]]*)\s+(?=["“”‘’([]*[\p{L}\p{N}])/u).filter(Boolean);
}

/** @returns whether a sentence ends as a question does; a mark within an address ends none */
export const asks = (sentence: string) => /[?？؟](?!\S*[\p{L}\p{N}])/u.test(sentence);

/** @returns how many words a reader counts */
export const wordsIn = (text: string) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** @returns whether a line is an item of a list */
export const isItem = (line: string) => line.startsWith('- ');

/** A line without a full stop, up to this many words, is a label: it goes with what follows. */
const labelWords = 9;

/** @returns whether a line only names what stands beside it */
export function isLabel(line: string): boolean {
  return !isItem(line) && !/[.!?:]["”’)\]]*$/.test(line) && wordsIn(line) <= labelWords;
}

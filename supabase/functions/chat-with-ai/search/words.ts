/** Words, sentences and lines, of a question and of the site's text alike. */
import weights from './weights.json' with { type: 'json' };

/** Letters of scripts without spaces between words, and what parts those: made once, in 15 ms. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
let segmenter: Intl.Segmenter | undefined;

/** @returns the words and numbers of a text in lower case; a letter that stands alone is none */
export function termsOf(text: string): string[] {
  const plain = text.normalize('NFC').replace(/\u{ad}|\u{2060}|\u{20e3}|\u{fe0f}/gu, '');
  const runs = plain.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]+|\p{N}/gu) ?? [];
  return runs.flatMap((run) => {
    if (!unspaced.test(run)) return run;
    segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
    return Array.from(segmenter.segment(run), ({ segment }) => segment);
  });
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

const sentenceEnd =
  /(?<=[.!?؟۔।]["”’»)\]]*)\s+(?=["“”‘’«([]*[\p{L}\p{N}])|(?<=[。！？])\s*(?![\s。！？」』”’）])/u;

/** @returns the sentences of a paragraph, with what ends them */
export const sentencesOf = (text: string) => text.split(sentenceEnd).filter(Boolean);

/** @returns whether a sentence ends as a question does; a mark within an address ends none */
export const asks = (sentence: string) => /[?？؟](?!\S*[\p{L}\p{N}])/u.test(sentence);

/** @returns how many words a reader counts */
export const wordsIn = (text: string) =>
  (unspaced.test(text) ? termsOf(text) : text.match(/\S*[\p{L}\p{N}]\S*/gu))?.length ?? 0;

/** @returns whether a line is an item of a list */
export const isItem = (line: string) => line.startsWith('- ');

/** @returns whether a line, of nine words at most and unended, only names what stands beside it */
export const isLabel = (line: string) =>
  !isItem(line) && !/[.!?:؟۔।。！？：]["”’»」』）)\]]*$/u.test(line) && wordsIn(line) <= 9;

/**
 * What a statement may say, by its source. A model may put what it reads in its own words, but what is
 * measured is quoted: moved to another product, period or condition, the site's own figures make a
 * false promise, and no rule tells all the ways to move them.
 */
import { excerptOf } from '../search/composeAnswer.ts';
import type { Passage } from '../search/siteIndex.ts';
import { isItem, isLabel, sentencesOf } from '../search/words.ts';
import { isMeasured } from './measures.ts';
import { type Found, passageText } from './passages.ts';

/** Something the site says. */
interface Piece {
  passage: Passage;
  /** A sentence, or an item of a list with its lead-in, or a figure and what it counts. */
  lines: string[];
}

export interface Grounded {
  text: string;
  /** What it rests on. */
  passages: readonly Passage[];
  /** The site's own words stand in place of the model's. */
  isQuote?: true;
}

/**
 * The share of a sentence's words that stand in its source, from which on it is about the same. Of 120
 * true ones none was below, of made-up guarantees and refunds none above a quarter.
 */
const sharedWords = 0.5;

/** The most sentences that are quoted for one. */
const mostQuotes = 2;

/** A number with what parts its groups and decimals: `1,000`, `1 000`, `2.5`. */
const number = /\p{Nd}{1,3}(?:[ ,.\u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+(?:[.,:]\p{Nd}+)?/gu;

/** Addresses of pages and mailboxes, with or without a scheme, and of scripts. */
const address =
  /(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.|(?:mailto|javascript|vbscript):)[^\s)\]]+|data:[a-z]+\/[^\s)\]]+|[^\s@()[\]]+@[^\s@()[\]]+\.[^\s@()[\]]+|(?<![\p{L}\p{N}._-])(?:[\p{L}\p{N}-]{1,60}\.){1,8}(?:\p{L}{2,20}\/[^\s)\]]*|(?<=[\p{L}\p{N}-]{2}\.)\p{L}{2,20}|\p{L}{3,20})(?![\p{L}\p{N}])/giu;

/**
 * @param sentence what a model says, without the numbers of passages
 * @param cited the passages it says it rests on
 * @param question what it was asked, whose figures it may repeat
 * @returns what is shown of it; undefined where its source does not say so
 */
export function groundedIn(
  sentence: string,
  cited: readonly Passage[],
  { language, contentOf, question }: Pick<Found, 'language' | 'contentOf'> & { question: string },
): Grounded | undefined {
  const source = cited.map(passageText).join('\n');
  const addresses = addressesIn(source);
  if (!addressesIn(sentence).every((one) => addresses.includes(one))) return undefined;
  const words = [...new Set(contentOf(sentence))];
  const shareIn = (text: string) => {
    const there = new Set(contentOf(text));
    return words.length > 0 ? words.filter((word) => there.has(word)).length / words.length : 1;
  };
  const isAlike = shareIn(source) >= sharedWords;
  if (!isMeasured(sentence, language)) {
    return isAlike ? { text: sentence, passages: cited } : undefined;
  }

  const pieces = cited.flatMap(piecesOf);
  const said = plain(sentence);
  const same = pieces.find(({ lines }) => !isLabel(lines[0]!) && plain(lines.at(-1)!) === said);
  if (same) return { text: sentence, passages: [same.passage] };

  const asked = figuresIn(question);
  const figures = figuresIn(sentence).filter((figure) => !asked.includes(figure));
  const known = figuresIn(source);
  if (!figures.every((figure) => known.includes(figure))) return undefined;
  if (figures.length === 0 && !isAlike) return undefined;
  const quoted = quotesFor(figures, pieces, shareIn);
  return {
    text: quoted
      .map(({ passage, lines }) => excerptOf({ ...passage, lines }, shareIn, false))
      .join('\n\n'),
    passages: quoted.map(({ passage }) => passage),
    isQuote: true,
  };
}

/** @returns what says most of the figures, and then of the words */
function quotesFor(
  figures: readonly string[],
  pieces: readonly Piece[],
  shareIn: (text: string) => number,
): Piece[] {
  const quoted: Piece[] = [];
  let open = figures;
  do {
    const left = pieces.filter((piece) => !quoted.includes(piece));
    const scores = left.map((piece) => {
      const there = figuresIn(textOf(piece));
      return open.filter((figure) => there.includes(figure)).length + shareIn(textOf(piece)) / 2;
    });
    const best = left[scores.indexOf(Math.max(...scores))];
    if (!best) break;
    quoted.push(best);
    const told = figuresIn(textOf(best));
    open = open.filter((figure) => !told.includes(figure));
  } while (open.length > 0 && quoted.length < mostQuotes);
  return quoted;
}

/** @returns what a piece says under its headings */
const textOf = ({ passage, lines }: Piece) => [...passage.headings, ...lines].join('\n');

/** @returns the sentences of a passage, its items with what leads in to them, two labels in a row as one */
function piecesOf(passage: Passage): Piece[] {
  const lines = passage.lines.map((line) => line.replace(/[\u00ad\u2060]/g, ''));
  const pieces: Piece[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (isItem(line)) {
      const lead = lines.findLast((other, there) => there < at && !isItem(other));
      pieces.push({ passage, lines: lead?.endsWith(':') ? [lead, line] : [line] });
    } else if (isLabel(line)) {
      const isPair = at + 1 < lines.length && isLabel(lines[at + 1]!);
      pieces.push({ passage, lines: lines.slice(at, at + (isPair ? 2 : 1)) });
      if (isPair) at += 1;
    } else {
      pieces.push(...sentencesOf(line).map((sentence) => ({ passage, lines: [sentence] })));
    }
  }
  return pieces;
}

/** @returns whether a text has an address of a page, a mailbox or a script */
export const hasAddress = (text: string): boolean => addressesIn(text).length > 0;

/** @returns a text's letters, figures and signs of what it measures, to tell whether two say the same */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}%]+/gu, ' ')
    .trim();
}

/** Addresses in one form: without their scheme, and without letters that only look like others. */
function addressesIn(text: string): string[] {
  const visible = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return Array.from(visible.toLowerCase().matchAll(address), ([found]) =>
    found
      .replace(/^["'“”‘’*_<]+|[.,;:!?*_>"'“”‘’]+$/gu, '')
      .replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?|\/$/g, ''),
  );
}

/** Each figure of a text once, without what parts its groups, and with a point before its decimals. */
function figuresIn(text: string): string[] {
  const figures = Array.from(text.normalize('NFKC').matchAll(number), ([written]) => {
    const isGrouped = /^\p{Nd}{1,3}(?:[^\p{Nd}]\p{Nd}{3})+$/u.test(written);
    return isGrouped ? written.replace(/\P{Nd}/gu, '') : written.replace(',', '.');
  });
  return [...new Set(figures)];
}

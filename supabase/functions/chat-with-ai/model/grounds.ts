/**
 * Whether what can be checked of a statement stands in its source: addresses, and whatever is
 * measured. A model may put the rest in its own words. What it says of a price, a share or a time it
 * says as the site does: the site's own figures, moved to another matter, are a false promise.
 */
import type { SiteIndex } from '../search/siteIndex.ts';
import { unitWordsOf } from './units.ts';

export interface Source extends Pick<SiteIndex, 'contentOf'> {
  /** The passages that a statement names; the first line of each has its headings. */
  texts: readonly string[];
  language: string;
}

/**
 * `invented` where a figure or an address does not stand in the source, `reworded` where it does and
 * what is said of it may not.
 */
export type Verdict = 'grounded' | 'reworded' | 'invented';

/** Of seven digits or more, which everybody groups as they like. */
const telephone = String.raw`(?:\+|(?<!\p{Nd})0)\p{Nd}?(?:(?:[^\S\n]?[()/-][^\S\n]?|[^\S\n]|\.)?\p{Nd}){6,}`;

/** With what parts its groups and decimals: `1,000`, `1 000`, `2.5`. */
const number = String.raw`(?:\p{Nd}{1,3}(?:[ ,.\u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+(?:[.,:]\p{Nd}+)?)`;

const token = new RegExp(
  // A span is one figure: who takes its end for it says something else.
  String.raw`(?<figure>${telephone}|${number}(?:\s?[‐-―-]\s?${number})?)|` +
    String.raw`(?<word>[\p{L}\p{M}]+|\p{Sc}|%)|(?<stop>[;!?\n]|\.(?=\s|$))|(?<pause>[,:()])`,
  'gu',
);

/** Addresses of pages and mailboxes, with or without a scheme, and of scripts. */
const address =
  /(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.|(?:mailto|javascript|vbscript):)[^\s)\]]+|data:[a-z]+\/[^\s)\]]+|[^\s@()[\]]+@[^\s@()[\]]+\.[^\s@()[\]]+|(?<![\p{L}\p{N}._-])(?:[\p{L}\p{N}-]{1,60}\.){1,8}(?:\p{L}{2,20}\/[^\s)\]]*|(?<=[\p{L}\p{N}-]{2}\.)\p{L}{2,20}|\p{L}{3,20})(?![\p{L}\p{N}])/giu;

type Kind = 'figure' | 'word' | 'stop' | 'pause';

interface Token {
  kind: Kind;
  text: string;
}

/** Behind a price nothing is added, not even after a comma: “500 EUR, per user”. */
const toSentence: readonly Kind[] = ['figure', 'stop'];
const toPause: readonly Kind[] = ['figure', 'stop', 'pause'];
const clause: readonly Kind[] = ['stop', 'pause'];

/**
 * @param statement one or two sentences, without the numbers of passages
 * @param source what it says it rests on
 */
export function judge(statement: string, { texts, language, contentOf }: Source): Verdict {
  const addresses = new Set(texts.flatMap(addressesIn));
  if (!addressesIn(statement).every((one) => addresses.has(one))) return 'invented';
  const told = tokensOf(statement);
  const known = texts.map(tokensOf);
  const figures = new Set(known.flat().flatMap((one) => (one.kind === 'figure' ? one.text : [])));
  if (!told.every(({ kind, text }) => kind !== 'figure' || figures.has(text))) return 'invented';

  const { isTime, sharesIn } = unitWordsOf(language);
  const isMeasure = ({ kind, text }: Token) =>
    kind === 'word' && (isTime(text) || Boolean(sharesIn(text)));
  if (!told.some((one) => one.kind === 'figure' || isMeasure(one))) return 'grounded';
  const vocabulary = new Set(texts.flatMap(contentOf));
  return told.every(isSaid) ? 'grounded' : 'reworded';

  function isSaid(one: Token, at: number): boolean {
    if (one.kind === 'figure') {
      return known.some((source) =>
        source.some((other, there) => other.text === one.text && agree(at, source, there)),
      );
    }
    if (isMeasure(one) && !isNearFigure(at)) {
      // “Two hours” has no figure: what stands before a measure stands there in the source.
      const before = told[at - 1]?.text ?? '';
      return known.some((source) =>
        source.some(
          ({ text }, there) =>
            isSame(text, one.text) && isSame(source[there - 1]?.text ?? '', before),
        ),
      );
    }
    if (sharesIn(one.text)) return true;
    return contentOf(one.text).every((stem) => vocabulary.has(stem));
  }

  /** Whether a figure of the statement measures what the same figure of the source does. */
  function agree(at: number, source: readonly Token[], there: number): boolean {
    const before = wordsFrom(source, there, -1, toPause);
    const after = wordsFrom(source, there, 1, toPause);
    const currency = [...before.slice(0, 1), ...after.slice(0, 2)].find(isCurrency);
    const own = [
      ...wordsFrom(told, at, -1, toPause),
      ...wordsFrom(told, at, 1, currency ? toSentence : toPause),
    ];
    const meant = [
      ...wordsFrom(source, there, -1, clause),
      ...wordsFrom(source, there, 1, clause),
      ...wordsFrom([{ kind: 'stop', text: '' }, ...source], 0, 1, ['stop']),
    ];
    const needed = after.filter(isContent).slice(0, currency ? 2 : 1);
    if (currency) {
      // “From”, “less than”: what leads to a price is a part of it.
      const lead = before.find((word) => !sharesIn(word));
      needed.push(currency, ...(lead ? [lead] : []));
    }
    const isIn = (words: readonly string[]) => (word: string) =>
      words.some((other) => isSame(word, other));
    return own.filter(isContent).every(isIn(meant)) && needed.every(isIn(own));
  }

  /** Whether a figure comes next, or before in the same breath. */
  function isNearFigure(at: number): boolean {
    if (told[at + 1]?.kind === 'figure') return true;
    const last = told.findLast(({ kind }, there) => there < at && kind !== 'word');
    return last?.kind === 'figure';
  }

  function isContent(word: string): boolean {
    return Boolean(sharesIn(word)) || contentOf(word).length > 0;
  }

  function isCurrency(word: string): boolean {
    const shares = sharesIn(word);
    return Boolean(shares) && !shares!.has('%');
  }

  /** Whether words are the same, or names of one currency. */
  function isSame(one: string, other: string): boolean {
    if (one.toLowerCase() === other.toLowerCase()) return true;
    const shares = sharesIn(other);
    return [...(sharesIn(one) ?? [])].some((share) => shares?.has(share));
  }
}

/** @returns whether a text has an address of a page, a mailbox or a script */
export const hasAddress = (text: string): boolean => addressesIn(text).length > 0;

/** Addresses in one form: without their scheme, and without letters that only look like others. */
function addressesIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return Array.from(plain.toLowerCase().matchAll(address), ([found]) =>
    found
      .replace(/^["'“”‘’*_<]+|[.,;:!?*_>"'“”‘’]+$/gu, '')
      .replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?|\/$/g, ''),
  );
}

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(token), ({ groups = {} }) => {
    const [kind, found] = Object.entries(groups).find(([, group]) => group !== undefined)!;
    return { kind: kind as Kind, text: kind === 'figure' ? valueOf(found) : found };
  });
}

/** @returns the words before or after a token, nearest first */
function wordsFrom(
  tokens: readonly Token[],
  at: number,
  step: 1 | -1,
  ends: readonly Kind[],
): string[] {
  const words: string[] = [];
  for (let next = at + step; tokens[next] && !ends.includes(tokens[next]!.kind); next += step) {
    if (tokens[next]!.kind === 'word') words.push(tokens[next]!.text);
  }
  return words;
}

/** @returns a figure without what parts its groups, and with points before its decimals */
function valueOf(written: string): string {
  if (new RegExp(`^(?:${telephone})$`, 'u').test(written)) return written.replace(/\P{Nd}/gu, '');
  return written
    .split(/\s?[‐-―-]\s?/u)
    .map((one) => {
      const isGrouped = /^\p{Nd}{1,3}(?:[^\p{Nd}]\p{Nd}{3})+$/u.test(one);
      return isGrouped ? one.replace(/\P{Nd}/gu, '') : one.replace(',', '.');
    })
    .join('–');
}

/**
 * Whether what can be checked of a statement stands in its source: figures with what they count, and
 * addresses. A model that makes up a discount or a telephone number is not shown.
 */
import type { Passage } from '../search/siteIndex.ts';
import { passageText } from './passages.ts';
import { unitWordsOf } from './units.ts';

/** A number as it is written, with what parts its groups: `1,000`, `1 000`, `2.5`. */
const number = /\p{Nd}{1,3}(?:[ ,.\u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+(?:[.,:]\p{Nd}+)?/gu;

/** So many words after a number may say what it counts: “500 EUR a month”. */
const wordsLooked = 3;

/** Addresses of pages and mailboxes, with or without a scheme, and of scripts. */
const address =
  /(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.|(?:mailto|javascript|vbscript):)[^\s)\]]+|data:[a-z]+\/[^\s)\]]+|[^\s@()[\]]+@[^\s@()[\]]+\.[^\s@()[\]]+|(?<![\p{L}\p{N}._-])(?:[\p{L}\p{N}-]{1,60}\.){1,8}(?:[a-z]{2,20}\/[^\s)\]]*|(?<=[\p{L}\p{N}-]{2}\.)[a-z]{2,20}|[a-z]{3,20})(?![\p{L}\p{N}])/giu;

interface Figure {
  value: string;
  /** Each of the words with it that name a unit, by the units they may mean. */
  units: readonly (readonly string[])[];
}

/**
 * @param text a statement, without the numbers of passages
 * @param sources the passages it says it rests on
 * @param language its language and theirs
 */
export function isGrounded(text: string, sources: readonly Passage[], language: string): boolean {
  const said = sources.map(passageText).join('\n');
  const lowerCase = said.toLowerCase();
  const addresses = Array.from(text.matchAll(address), ([found]) =>
    found.toLowerCase().replace(/[.,;:!?*'"”’]+$/u, ''),
  );
  if (!addresses.every((one) => lowerCase.includes(one))) return false;
  const known = figuresIn(said, language);
  return figuresIn(text, language).every(({ value, units }) =>
    known.some((figure) => figure.value === value && units.every((unit) => has(figure, unit))),
  );
}

/** @returns whether a figure counts what a word may mean */
function has({ units }: Figure, meant: readonly string[]): boolean {
  return units.some((unit) => unit.some((one) => meant.includes(one)));
}

function figuresIn(text: string, language: string): Figure[] {
  const { unitsOf } = unitWordsOf(language);
  const found = [...text.matchAll(number)];
  return found.reduceRight<Figure[]>((later, match, at) => {
    const end = match.index + match[0].length;
    const next = found[at + 1]?.index ?? text.length;
    const after = text.slice(end, next);
    const before = /(?:\p{Sc}|\b[A-Z]{3})[\s*]*$/u.exec(text.slice(0, match.index))?.[0];
    const words = tokensOf(after.split(/[;!?\n]|\.\s/)[0]!).slice(0, wordsLooked);
    const own = [...tokensOf(before ?? ''), ...words].flatMap((word) => {
      const units = unitsOf(word);
      return units ? [units] : [];
    });
    // “10–15 minutes”: the first of two figures counts what the second does.
    const isRange = at + 1 < found.length && own.length === 0 && tokensOf(after).length <= 1;
    const units = isRange && !/[,;.]/.test(after) ? later[0]!.units : own;
    return [{ value: valueOf(match[0]), units }, ...later];
  }, []);
}

/** Words, signs of currencies and the sign for per cent, in their order. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]+|\p{Sc}|%/gu) ?? [];
}

/** @returns a number without what parts its groups, and with a point before its decimals */
function valueOf(written: string): string {
  const isGrouped = /^\p{Nd}{1,3}(?:[^\p{Nd}]\p{Nd}{3})+$/u.test(written);
  return isGrouped ? written.replace(/\P{Nd}/gu, '') : written.replace(',', '.');
}

/** Reads the numbers by which a model names the passages that a statement rests on. */
import type { Passage } from '../search/siteIndex.ts';

/** Numbers of passages in brackets, of one or several, with a word before and between or without. */
const numbers = String.raw`[\[［][^\d\[\]［］\n]{0,12}\d{1,3}(?:[^\d\[\]［］\n]{1,5}\d{1,3}){0,9}\s*[\]］]|【\d{1,3}[^【】]*】`;

/** With “and” or “or” between two of them. */
export const citation = new RegExp(
  String.raw`[^\S\n]*(?:${numbers})(?:[^\S\n]\p{L}{1,4}[^\S\n](?=(?:${numbers})\s*(?:[.!?]|$)))?`,
  'giu',
);

/**
 * Where a statement is finished: its sentence ends with the numbers of its passages, before or after
 * the full stop, and something else follows; or the line ends.
 */
export const finish = new RegExp(
  String.raw`(?:(?:[^\S\n]{0,3}(?:${numbers})){1,9}[^\S\n]{0,3}[.!?…]{1,3}[*"”’')]{0,4}|` +
    String.raw`[.!?…][*"”’')]{0,4}(?:[^\S\n]{0,3}(?:${numbers})){1,9})(?=[^\S\n]+[^\s[【]|\s*\n)|\n`,
  'iu',
);

/** @returns the passages whose numbers a text has, each once */
export function passagesIn(text: string, passages: readonly Passage[]): Passage[] {
  const cited = Array.from(text.matchAll(citation), ([marked]) => {
    const [first, ...more] = marked.match(/\d+/g)!.map(Number) as [number, ...number[]];
    const isSpan = more.length === 1 && /\d\s*[–-]\s*\d/.test(marked);
    const places = isSpan ? placesBetween(first, more[0]!) : [first, ...more];
    return (marked.includes('【') ? [first] : places).flatMap((place) => passages[place - 1] ?? []);
  });
  return [...new Set(cited.flat())];
}

function placesBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at);
}

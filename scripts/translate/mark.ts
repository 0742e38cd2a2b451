/**
 * Marks that nobody sees around a message's text, by which the words of a page are known to their file. A
 * mark is a sign that opens or closes, and a number that stands for a message of a language.
 */

/** U+2063 INVISIBLE SEPARATOR and U+2064 INVISIBLE PLUS: no text of the site has either. */
const opening = '\u2063';
const closing = '\u2064';

/** U+E0100 on: variation selectors, drawn by no typeface and part of no word. A number is three of them. */
const firstDigit = 0xe0100;
const base = 64;

const mark = /(?<sign>[\u2063\u2064])(?<digits>[\u{e0100}-\u{e013f}]{3})/gu;

/** What stands at the beginning of an article's paragraph and says what kind it is has to stay there. */
const paragraphSign = /^(?:[-!>] |\d+\. )?/;

/**
 * @param text a message's text
 * @param number what stands for it, up to 262,143
 * @returns the text between its marks
 */
export function marked(text: string, number: number): string {
  const digits = [base ** 2, base, 1].map((unit) =>
    String.fromCodePoint(firstDigit + (Math.floor(number / unit) % base)),
  );
  const own = digits.join('');
  return text.replace(paragraphSign, (sign) => sign + opening + own) + closing + own;
}

/** Where a mark stood in a text. */
export interface Mark {
  /** In the text without marks, in UTF-16 code units. */
  offset: number;
  number: number;
  opens: boolean;
}

/** @returns a text without its marks, and where they stood */
export function unmarked(text: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  let removed = 0;
  for (const { 0: whole, index, groups } of text.matchAll(mark)) {
    const number = Array.from(groups!['digits']!).reduce(
      (sum, digit) => sum * base + digit.codePointAt(0)! - firstDigit,
      0,
    );
    marks.push({ offset: index - removed, number, opens: groups!['sign'] === opening });
    removed += whole.length;
  }
  return { text: removed === 0 ? text : text.replace(mark, ''), marks };
}

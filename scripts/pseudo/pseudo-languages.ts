/**
 * Two languages nobody writes, made from the source whenever they are asked for: one with accents and
 * longer texts, one that runs from right to left. What they show is what a new language would: texts that
 * no file says stand out by their plain letters, and what is laid out for English only breaks.
 * They are seen in development and looked at by `npm run test:full`; the site has neither.
 */
import type { LanguageCode } from '../../src/site/languages.ts';

/** Their tags in the Common Locale Data Repository, so that `Intl` knows direction, plurals and names. */
const dress: Record<LanguageCode, (text: string) => string> = {
  'en-XA': lengthened,
  'ar-XB': reversed,
};

export const pseudoLanguages: readonly LanguageCode[] = Object.keys(dress);

/**
 * @param text a message of the source
 * @param language one of `pseudoLanguages`
 * @returns the message as that language says it, its placeholders and tags as they were
 */
export function inPseudoLanguage(text: string, language: LanguageCode): string {
  return dress[language]!(text);
}

/** A placeholder, a tag. */
const mark = /\{\{[^{}]*\}\}|<[^<>]*>/;

/** @returns a message with its words changed, and what is filled in or stands around them as it was */
const changeWords = (text: string, change: (words: string) => string) =>
  text
    .split(new RegExp(`(${mark.source})`))
    .map((part) => (mark.test(part) ? part : change(part)))
    .join('');

/** A letter each that all typefaces of Latin have, for those that have one. */
const accents = new Map(
  Array.from('acdeghijklnoprstuwyzACDEGHIJKLNOPRSTUWYZ', (letter, at) => [
    letter,
    'åçðéĝĥîĵķļñöþŕšţûŵýžÅÇÐÉĜĤÎĴĶĻÑÖÞŔŠŢÛŴÝŽ'[at]!,
  ]),
);

/** Other languages take about that much more room than English. */
const longer = 0.35;

const numerals = ' one two three four five six seven eight nine ten';

/** @returns `[Šéé å šéššîöñ öñé ţŵ]`: brackets show where a text is cut, or two are put together */
function lengthened(text: string): string {
  const words = text.replace(new RegExp(mark, 'g'), '');
  // Figures are of one length everywhere.
  if (!/\p{L}/u.test(words)) return text;
  const room = Math.ceil(words.length * longer);
  const more = numerals.repeat(Math.ceil(room / numerals.length)).slice(0, room);
  const accented = (plain: string) =>
    Array.from(plain, (letter) => accents.get(letter) ?? letter).join('');
  let opens = '[';
  const opened = (plain: string) =>
    plain.replace(/\p{L}/u, (letter) => {
      const first = opens + letter;
      opens = '';
      return first;
    });
  // From the first letter, so that a figure before it, which may be set apart, stays alone; and within what
  // the end is marked by.
  return changeWords(text, (plain) => accented(opened(plain))).replace(
    /(?:<\/[\w-]+>)*$/,
    (tags) => `${accented(more)}]${tags}`,
  );
}

/**
 * @returns the same words, each set from right to left (U+202E RIGHT-TO-LEFT OVERRIDE, Unicode Annex 9),
 *   as letters of such a script are
 */
function reversed(text: string): string {
  return changeWords(text, (words) =>
    words.replace(/[\p{L}\p{M}\u00ad’'-]+/gu, (word) => `\u202e${word}\u202c`),
  );
}

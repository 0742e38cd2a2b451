/** How a text is set: its quotation marks and its spaces. */
import type { LanguageCode } from '../../src/site/languages.ts';
import { type Message, writeWords } from '../locales/locale-file.ts';
import { invisible } from '../locales/message-marks.ts';
import { durationsOf, eurosOf, percentOf, timeUnits } from './unit-words.ts';
import type { Habits, Rule } from './habits.ts';

/** Something wrong with the words of a message, by the rule it is against. */
export interface Slip {
  rule: Rule;
  wrong: string;
  remedy: string;
  /** Makes of the text what it should be, where that is sure. */
  mend?: (text: string) => string;
}

/** What is not words: `{{placeholder}}` and `<tag>`. */
const marks = /\{\{[^{}]*\}\}|<\/?[\w-]+\/?>/g;

/** @returns what is wrong with the way a message is set in its language */
export const typographySlips = (
  { text, literal }: Message,
  language: LanguageCode,
  habits: Habits,
): Slip[] => [
  ...quoteSlips(text, habits.quotes),
  ...spaceSlips(text, literal),
  ...unitSlips(text, language),
  ...percentSlips(text, language),
];

const allQuotes = /[“”„‟«»‹›‘‚‛「」『』]/g;

function quoteSlips(text: string, quotes: Habits['quotes']): Slip[] {
  const words = text.replace(marks, '');
  const slips: Slip[] = [];
  if (/["']/.test(words)) {
    const mend = (straight: string) => (quotes ? curled(straight, quotes) : straight);
    slips.push({
      rule: 'quotes',
      wrong: `has a straight ${words.includes('"') ? 'quotation mark' : 'apostrophe'}`,
      remedy: quotes ? `write ${quotes[0]}…${quotes[1]} and ’` : 'write those of your language',
      ...(mend(text) !== text && { mend }),
    });
  }
  // An apostrophe is none of them.
  const foreign = quotes
    ? (words.match(allQuotes) ?? []).filter((it) => !quotes.join('').includes(it))
    : [];
  if (foreign.length > 0) {
    slips.push({
      rule: 'quotes',
      wrong: `has ${foreign[0]}, which its language does not quote with`,
      remedy: `write ${quotes![0]}…${quotes![1]}`,
    });
  }
  return slips;
}

/**
 * Curls apostrophes within words, and quotation marks where one opens before a word and the next closes
 * behind one. What stands in a mark is not words, and whatever else is left to a person.
 */
function curled(text: string, [open, close]: NonNullable<Habits['quotes']>): string {
  const pieces = text.split(/(\{\{[^{}]*\}\}|<\/?[\w-]+\/?>)/);
  return pieces
    .map((piece, place) =>
      // Every second one is a mark.
      place % 2 === 1
        ? piece
        : piece
            .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
            .replace(
              /(?<=^|[\s([–—/])"(?=\S)(?<quoted>[^"]*)(?<=\S)"(?=$|[\s.,;:!?)\]–—/])/g,
              `${open}$<quoted>${close}`,
            ),
    )
    .join('');
}

function spaceSlips(text: string, literal: string): Slip[] {
  const mend = (wide: string) => wide.replace(/ {2,}/g, ' ').trim();
  const slips: Slip[] = [];
  if (/ {2}/.test(text.trim())) {
    slips.push({ rule: 'spaces', wrong: 'has two spaces in a row', remedy: 'leave one', mend });
  }
  if (text !== text.trim()) {
    slips.push({
      rule: 'spaces',
      wrong: 'begins or ends with a space',
      remedy: 'remove it',
      mend,
    });
  }
  // What prints nothing is written so that one sees it.
  const [unseen] = literal.match(invisible) ?? [];
  if (unseen) {
    const code = writeWords(unseen).slice(1, -1);
    slips.push({
      rule: 'spaces',
      wrong: `has a character that one does not see, ${code}`,
      remedy: `write it as ${code}, or leave it out`,
      mend: (unchanged) => unchanged,
    });
  }
  return slips;
}

const unitPatterns = new Map<LanguageCode, RegExp>();

/** A number, or what stands for one, a space where a line may end, and a unit. */
function unitPattern(language: LanguageCode): RegExp {
  let pattern = unitPatterns.get(language);
  if (!pattern) {
    const units = timeUnits.flatMap((unit) => durationsOf(language, unit));
    const words = [...units, ...percentOf(language), ...eurosOf(language), '%']
      // A single letter is a word in some languages, and no unit: Spanish writes a for years.
      .filter((word) => !/^\p{L}$/u.test(word.trim()))
      .map((word) => word.trim().replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
      .filter(Boolean);
    pattern = new RegExp(
      `(?<=\\d|\\}\\})(?<!\\{\\{(?:product|email)\\}\\}) (?<unit>${words.join('|')})(?![\\p{L}\\d])`,
      'gu',
    );
    unitPatterns.set(language, pattern);
  }
  return pattern;
}

function unitSlips(text: string, language: LanguageCode): Slip[] {
  const pattern = unitPattern(language);
  const [found] = text.matchAll(pattern);
  if (!found) return [];
  const [number = ''] = /\S+$/.exec(text.slice(0, found.index)) ?? [];
  return [
    {
      rule: 'units',
      wrong: `may end a line between number and unit: ${number} ${found.groups!['unit']}`,
      remedy: String.raw`put \u00a0 for the space`,
      mend: (breaking) => breaking.replace(pattern, '\u00a0$<unit>'),
    },
  ];
}

/** Where a language parts the sign for per cent from its number, as Swedish does and English does not. */
function percentSlips(text: string, language: LanguageCode): Slip[] {
  const isParted = /\s/.test(new Intl.NumberFormat(language, { style: 'percent' }).format(1));
  const [found] = isParted ? text.matchAll(/(?<=\d|\}\})%/g) : [];
  if (!found) return [];
  return [
    {
      rule: 'units',
      wrong: 'has no space between number and %',
      remedy: String.raw`put \u00a0 there`,
      mend: (close) => close.replace(/(?<=\d|\}\})%/g, '\u00a0%'),
    },
  ];
}

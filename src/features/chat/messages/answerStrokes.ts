import { completion, prices } from '../../../content/facts.ts';
import { type Stroke, strokesOf, unevenness } from '../../../figures/strokes/geometry.ts';
import { hourStrokes } from '../../../figures/strokes/hour.ts';
import { programmeStrokes } from '../../../figures/strokes/programme.ts';
import { sessionStrokes } from '../../../figures/strokes/session.ts';
import type { Block } from './parseReply.ts';

/** How many euro one of a price is. */
export const euros = 50;

/** What the FAQ draws of an answer, by its place there. */
const faqDrawings = {
  session: sessionStrokes(4),
  ready: programmeStrokes.build,
  workshop: hourStrokes(),
  completion: spanStrokes(20, completion.histFrom / 5, completion.histTo / 5),
};

/** What an answer counts, by the question that is suggested; the captions are `drawn` in `chat.json`. */
export const drawings = {
  ...faqDrawings,
  price: spanStrokes(prices.salesPerUser / euros),
};

/** What of an answer is drawn. */
interface AnswerDrawing {
  strokes: readonly Stroke[];
  /** How many places they have, where that is more than there are. */
  slots?: number;
  /** By which its caption is found, where the answer does not say what one stroke is. */
  id?: keyof typeof drawings;
}

/** What one stroke may stand for. A second is too short for it, a year too long. */
const times = ['minute', 'hour', 'day', 'week', 'month'] as const;

/** Numbers that between them have every plural form of most languages. */
const amounts = [1, 2, 5, 100];

/** Fewer strokes show nothing that the number does not. */
const fewest = 5;

/** A whole number or a span of two, and what it counts. */
const figure =
  /(?<![\p{Nd}.,])(?<from>\p{Nd}{1,3})(?:\s?[–-]\s?(?<upTo>\p{Nd}{1,3}))?\s?(?<unit>%|\p{L}+)/gu;

/**
 * @param reply an answer, read
 * @param sentence what of it answers
 * @param language its language tag
 * @returns what the FAQ draws, where the reply links that first; or the sentence's first share, as
 *   strokes of a hundred, its first price, or its first time, a stroke for each minute, hour or day, but
 *   of one hour each minute. Those between the ends of a span are at half strength. Undefined where
 *   there is nothing to draw
 */
export function answerDrawing(
  reply: readonly Block[],
  sentence: string,
  language: string,
): AnswerDrawing | undefined {
  const place = placeIn(reply);
  if (place) return { strokes: drawings[place], id: place };
  for (const { groups = {} } of sentence.matchAll(figure)) {
    const from = Number(groups['from']);
    const upTo = Number(groups['upTo'] ?? from);
    const unit = groups['unit']!.toLowerCase();
    if (unit === '%' && upTo <= 100) return { strokes: spanStrokes(100, from, upTo) };
    if (upTo === 1 && isTime(unit, language, ['hour'])) {
      return { strokes: drawings.workshop, id: 'workshop' };
    }
    if (upTo >= fewest && isTime(unit, language, times)) {
      return { strokes: spanStrokes(upTo, from, upTo), slots: Math.max(upTo, 50) };
    }
    if (upTo >= fewest * euros && isEuro(unit, language)) {
      return { strokes: spanStrokes(Math.ceil(upTo / euros)), id: 'price' };
    }
  }
  return undefined;
}

/** The place in the FAQ that a reply links first, if that has a drawing. */
function placeIn(reply: readonly Block[]): keyof typeof faqDrawings | undefined {
  const inlines = reply.flatMap((block) => (block.kind === 'paragraph' ? block.content : []));
  const source = inlines.find((inline) => inline.kind === 'page');
  const id = source?.page === 'faq' && source.hash;
  return id && id in faqDrawings ? (id as keyof typeof faqDrawings) : undefined;
}

/** Strokes of so many things, those between the ends of a span at half strength. */
function spanStrokes(count: number, from = count, upTo = from): Stroke[] {
  return strokesOf(
    count,
    (index) => (index < upTo ? 1 - 0.13 * unevenness(index) : 0.15),
    (index) => (index < from ? 'ink' : index < upTo ? 'half' : 'quiet'),
  );
}

const isTime = (word: string, language: string, units: readonly (typeof times)[number][]) =>
  units.some((unit) => namesOf(language, { style: 'unit', unit, unitDisplay: 'long' }).has(word));

const isEuro = (word: string, language: string) =>
  (['code', 'name'] as const).some((currencyDisplay) =>
    namesOf(language, { style: 'currency', currency: 'EUR', currencyDisplay }).has(word),
  );

/** What an amount is said to be of, in lower case. */
function namesOf(language: string, options: Intl.NumberFormatOptions): Set<string> {
  const format = new Intl.NumberFormat(language, options);
  const parts = amounts.flatMap((amount) => format.formatToParts(amount));
  return new Set(parts.map(({ value }) => value.toLowerCase()));
}

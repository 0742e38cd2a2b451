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

/** @returns which of them the section of the FAQ has that a reply links first, if it has one */
export function drawnIn(reply: readonly Block[]): keyof typeof drawings | undefined {
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
 * @param text what an answer says
 * @param language its language tag
 * @returns its first share, as strokes of a hundred, or its first time, a stroke for each minute, hour
 *   or day; those between the ends of a span are at half strength. Undefined where it has neither
 */
export function answerStrokes(text: string, language: string): Stroke[] | undefined {
  for (const { groups = {} } of text.matchAll(figure)) {
    const from = Number(groups['from']);
    const upTo = Number(groups['upTo'] ?? from);
    const isShare = groups['unit'] === '%';
    if (isShare ? upTo <= 100 : upTo >= fewest && isTime(groups['unit']!, language)) {
      return spanStrokes(isShare ? 100 : upTo, from, upTo);
    }
  }
  return undefined;
}

function isTime(word: string, language: string): boolean {
  return times.some((unit) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return amounts.some((amount) =>
      format
        .formatToParts(amount)
        .some(({ type, value }) => type === 'unit' && value.toLowerCase() === word.toLowerCase()),
    );
  });
}

/** Writes a passage as Markdown: the sentence that holds the fact first. */
import type { Passage } from './siteIndex.ts';
import { asks, isCount, isItem, isLabel, sentencesOf, wordsIn } from './words.ts';

/** The most words of an answer to one question, of each of several, and the most sentences. */
const longest = { alone: 50, together: 40, sentences: 2 };

/** A passage up to this length, in words, is told from its beginning: its fact is near enough. */
const shortPassage = 36;

/** A heading with no more words than this says little without the one above it: “Delivery”. */
const shortHeading = 2;

/** Where something stands. */
type Place = Pick<Passage, 'path' | 'id' | 'page' | 'headings'>;

/** @returns its heading or, at the beginning of a page, the page's; of examples, the one above all */
function titleOf({ headings, page }: Place): string {
  const [heading = page, above = page] = headings.slice(-2).toReversed();
  if (isCount(above)) return headings[0]!;
  return wordsIn(heading) > shortHeading || heading === page ? heading : `${above}: ${heading}`;
}

/** @returns a link to a section */
export function linkTo(place: Place): string {
  return `[${titleOf(place).replace(/[[\]]/g, '')}](${place.path}${place.id && `#${place.id}`})`;
}

/**
 * @param scoreOf how much of the question a text says
 * @param isAlone whether it is the only answer
 * @returns as much of a passage as answers, with its heading where that is part of the answer
 */
export function excerptOf(
  passage: Passage,
  scoreOf: (text: string) => number,
  isAlone: boolean,
): string {
  const pieces = passage.lines.flatMap((text, line) =>
    (isItem(text) ? [text] : sentencesOf(text)).map((piece) => ({ text: piece, line })),
  );
  const isShort = wordsIn(passage.lines.join(' ')) <= shortPassage;
  const scores = pieces.map(({ text }) => scoreOf(text));
  const first = isShort ? 0 : scores.indexOf(Math.max(...scores));
  const opening = pieces[first]!;
  const lead =
    isItem(opening.text) && pieces.findLast(({ text }, at) => at < first && !isItem(text));
  const chosen = lead ? [lead, opening] : [opening];
  let left = isAlone ? longest.alone : longest.together;
  for (const { text } of chosen) left -= wordsIn(text);
  for (const piece of pieces.slice(first + 1)) {
    left -= wordsIn(piece.text);
    if (!isShort && !isItem(piece.text) && chosen.length >= longest.sentences) break;
    if (left >= 0) chosen.push(piece);
    // A list that is cut says so.
    else if (isItem(piece.text)) chosen.push({ text: '- …', line: Infinity });
    if (left < 0) break;
  }
  const lines = Array.from(Map.groupBy(chosen, ({ line }) => line).values(), (one) =>
    one.map(({ text }) => text).join(' '),
  );
  // “100 people” tells of every price below it.
  const counting = passage.headings.findIndex((one) => /\p{N}/u.test(one));
  const heading = passage.headings.slice(counting).join(' – ') || passage.page;
  const isAnswer = /\p{N}/u.test(heading) || isLabel(opening.text) || isItem(lines[0]!);
  if (asks(heading) || !(isAnswer || scoreOf(heading) > scoreOf(opening.text))) {
    return lines.join('\n');
  }
  const title = `**${heading}${/\p{P}$/u.test(heading) ? '' : ':'}**`;
  return isItem(lines[0]!) ? [title, ...lines].join('\n') : `${title} ${lines.join('\n')}`;
}

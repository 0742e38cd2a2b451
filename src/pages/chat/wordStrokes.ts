import { type Inline, parseReply } from '../../features/chat/messages/parseReply.ts';
import { replyOf, type Turn } from '../../features/chat/conversation/turns.ts';
import type { Stroke, StrokeTone } from '../../figures/strokes/geometry.ts';

/** A word of so many letters is as tall as the figure; a longer one is no taller. */
const tallest = 9;

/** Letters and digits, what joins them, and what ends a sentence. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}’'–-]*[.!?:]?/gu;

/**
 * Draws a turn: a stroke a word, as tall as the word is long, and a rest after each sentence.
 *
 * @returns the question in ink and what there is of the reply in quiet
 */
export function wordStrokes(turn: Turn): Stroke[] {
  const replied = parseReply(replyOf(turn) ?? '').flatMap((block) =>
    (block.kind === 'list' ? block.items : [block.content]).flatMap((content) =>
      strokesOfText(plainText(content), 'quiet'),
    ),
  );
  return [...questionStrokes(turn.question.text), ...replied];
}

/**
 * @param text a question, also a part of one
 * @returns its words, as {@link wordStrokes} draws them
 */
export const questionStrokes = (text: string): Stroke[] => strokesOfText(text, 'ink');

/** @returns a text without the word at its end that may still grow: a frame between has nothing to draw */
export const wholeWords = (text: string): string => text.replace(/[^\s.!?:]+$/, '');

function strokesOfText(text: string, tone: StrokeTone): Stroke[] {
  const rest = { height: 0, tone };
  const words = text.match(wordPattern) ?? [];
  return words.flatMap((word, index) => {
    const stroke = { height: word.replace(/[.!?:]$/, '').length / tallest, tone };
    return /[.!?:]$/.test(word) || index === words.length - 1 ? [stroke, rest] : [stroke];
  });
}

function plainText(content: readonly Inline[]): string {
  return content
    .map((inline) => (inline.kind === 'text' ? inline.text : plainText(inline.content)))
    .join('');
}

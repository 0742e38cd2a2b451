import { type Inline, parseReply } from '../../features/chat/messages/parseReply.ts';
import type { Turn } from '../../features/chat/conversation/turns.ts';
import type { Stroke, StrokeTone } from '../../figures/strokes/geometry.ts';

/** A word of so many letters is as tall as the figure; a longer one is no taller. */
const tallest = 12;

/** Letters and digits, what joins them, and what ends a sentence. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}’'–-]*[.!?:]?/gu;

/**
 * Draws a turn: a stroke a word, as tall as the word is long, and a rest after each sentence.
 *
 * @returns the question in quiet and, once it is there, the reply in ink
 */
export function wordStrokes({ question, outcome }: Turn): Stroke[] {
  const asked = strokesOfText(question.text, 'quiet');
  if (outcome.state !== 'answered') return asked;
  const replied = parseReply(outcome.reply.text).flatMap((block) =>
    (block.kind === 'list' ? block.items : [block.content]).flatMap((content) =>
      strokesOfText(plainText(content), 'ink'),
    ),
  );
  return [...asked, ...replied];
}

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

import { replyOf, type Turn } from './turns.ts';

interface TranscriptOptions {
  /** The most characters it may have. */
  most: number;
  /** What the two who talk are called. */
  names: { visitor: string; ai: string };
}

/** @returns the newest turns that fit, each whole, as plain text */
export function transcriptOf(turns: readonly Turn[], { most, names }: TranscriptOptions): string {
  let text = '';
  for (const turn of turns.toReversed()) {
    const reply = replyOf(turn);
    const said = [
      `${names.visitor}: ${turn.question.text}`,
      ...(reply ? [`${names.ai}: ${plain(reply)}`] : []),
    ].join('\n');
    const longer = text ? `${said}\n\n${text}` : said;
    if (longer.length > most) break;
    text = longer;
  }
  return text;
}

const link = /\[([^[\]]+)\]\([^()\s]+\)/g;

/** Without the marks that a reply may carry (decision 13, “Chat messages”), and what only leads on. */
function plain(reply: string): string {
  return reply
    .replaceAll('**', '')
    .split(/\n+/)
    .filter((line) => line.replace(link, '').length > line.replace(link, '$1').length / 2)
    .map((line) => line.replace(link, '$1'))
    .join('\n');
}

import { replyOf, type Turn } from './turns.ts';

interface TranscriptOptions {
  /** The most characters it may have. */
  most: number;
  /** What the two who talk are called. */
  names: { visitor: string; ai: string };
}

/** @returns the newest turns that fit, each whole, as plain text; of one that is too long its beginning */
export function transcriptOf(turns: readonly Turn[], { most, names }: TranscriptOptions): string {
  let text = '';
  for (const turn of turns.toReversed()) {
    const reply = replyOf(turn);
    const said = [
      `${names.visitor}: ${turn.question.text}`,
      ...(reply ? [`${names.ai}: ${plainReply(reply)}`] : []),
    ].join('\n');
    const longer = text ? `${said}\n\n${text}` : said;
    if (longer.length > most) return text || `${said.slice(0, most - 1)}…`;
    text = longer;
  }
  return text;
}

const link = /\[([^[\]]+)\]\([^()\s]+\)/g;

/** @returns a reply without its marks (decision 13, “Chat messages”), and without what only leads on */
export function plainReply(reply: string): string {
  const lines = reply.replaceAll('**', '').split(/\n+/);
  const telling = lines.filter((line) => !leadsOn(line));
  return (telling.length > 0 ? telling : lines).map((line) => line.replace(link, '$1')).join('\n');
}

/** Whether a line is the links at an answer's end, and little else: “Read more: …”. */
function leadsOn(line: string): boolean {
  const isItem = line.startsWith('- ');
  const rest = line.replace(link, '').length;
  return !isItem && /\)\.?$/.test(line) && rest <= line.replace(link, '$1').length / 2;
}

/** What a section of an article consists of. */
export type Block =
  | { kind: 'paragraph' | 'note' | 'statement'; text: string }
  | { kind: 'points' | 'numbers'; items: string[] };

/** The tags a text may have, besides the ids of pages, which lead there: `<science>…</science>`. */
export const textMarks = ['strong'] as const;

const point = /^- /;
const number = /^\d+\. /;
const note = /^> /;
const statement = /^! /;

/**
 * Reads the lines of a section: `- ` begins a point of a list, `1. ` of a numbered one, `> ` a
 * margin note, `! ` a statement that is set large; all else is a paragraph. Neighbouring points of
 * one kind form one list.
 *
 * @param lines the section's `body`, as the article's words have it
 */
export function parseBody(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  const addItem = (kind: 'points' | 'numbers', text: string) => {
    const last = blocks.at(-1);
    if (last?.kind === kind) last.items.push(text);
    else blocks.push({ kind, items: [text] });
  };
  for (const line of lines) {
    if (point.test(line)) addItem('points', line.replace(point, ''));
    else if (number.test(line)) addItem('numbers', line.replace(number, ''));
    else if (note.test(line)) blocks.push({ kind: 'note', text: line.replace(note, '') });
    else if (statement.test(line))
      blocks.push({ kind: 'statement', text: line.replace(statement, '') });
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** What a section of an article consists of. */
export type Block =
  { kind: 'paragraph' | 'note' | 'statement'; text: string } | { kind: ListKind; items: string[] };

type ListKind = 'points' | 'numbers' | 'fields' | 'matrix';

/** The tags a text may have, besides the ids of pages, which lead there: `<science>…</science>`. */
export const textMarks = ['strong'] as const;

/** How the lines of each kind of list begin. */
const lists = Object.entries({
  points: /^- /,
  numbers: /^\d+\. /,
  fields: /^\? /,
  matrix: /^\+ /,
} satisfies Record<ListKind, RegExp>) as [ListKind, RegExp][];
const note = /^> /;
const statement = /^! /;

/**
 * Reads the lines of a section: `- ` begins a point of a list, `1. ` of a numbered one, `? ` a
 * question of a sheet to fill in, `+ ` a cell of a matrix, `> ` a margin note, `! ` a statement that is
 * set large; all else is a paragraph. Neighbouring points of one kind form one list.
 *
 * @param lines the section's `body`, as the article's words have it
 */
export function parseBody(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  const addItem = (kind: ListKind, text: string) => {
    const last = blocks.at(-1);
    if (last?.kind === kind) last.items.push(text);
    else blocks.push({ kind, items: [text] });
  };
  for (const line of lines) {
    const [kind, mark] = lists.find(([, begins]) => begins.test(line)) ?? [];
    if (kind) addItem(kind, line.replace(mark!, ''));
    else if (note.test(line)) blocks.push({ kind: 'note', text: line.replace(note, '') });
    else if (statement.test(line))
      blocks.push({ kind: 'statement', text: line.replace(statement, '') });
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** @returns a question of a sheet, and what helps to answer it: `<strong>What?</strong> A hint.` */
export function parseQuestion(item: string): { title: string; hint: string } {
  const [, title = item, hint = ''] = /^<strong>(.+)<\/strong> (.+)$/.exec(item) ?? [];
  return { title, hint };
}

/** A cell of a matrix: where it stands, what it comes to, what that means, and what falls in it. */
export interface Cell {
  row: string;
  column: string;
  verdict: string;
  text: string;
  cases: string[];
}

/** @returns a cell of a matrix: `row | column | verdict | text | case | case` */
export function parseCell(item: string): Cell {
  const [row = '', column = '', verdict = '', text = '', ...cases] = item.split(' | ');
  return { row, column, verdict, text, cases };
}

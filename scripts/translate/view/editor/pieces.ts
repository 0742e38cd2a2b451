import { invisible, readMarks } from '../../../locales/message-marks.ts';
import { fill } from '../fill.ts';
import words from '../words.json' with { type: 'json' };

/** Whatever of a text is not words: one sees it as a piece, and cannot break it. */
export const piecePattern = new RegExp(`\\{\\{[^{}]*\\}\\}|</?[\\w-]+/?>|${invisible.source}`, 'g');

export type PieceKind = 'placeholder' | 'tag' | 'space' | 'hyphen' | 'sign';

/** A piece: its kind, what is written on it, and its name for those who hear it. */
export interface Piece {
  kind: PieceKind;
  label: string;
  name: string;
}

/** @returns what a piece of a text looks like */
export function describePiece(text: string): Piece {
  if (text.startsWith('{{')) return { kind: 'placeholder', label: text.slice(2, -2), name: text };
  if (text.startsWith('<')) return { kind: 'tag', label: text.slice(1, -1), name: text };
  if (text === '\u00a0') return { kind: 'space', label: '', name: words.pieces['\u00a0'] };
  if (text === '\u00ad') return { kind: 'hyphen', label: '-', name: words.pieces['\u00ad'] };
  const code = text.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return { kind: 'sign', label: code, name: fill(words.pieces.other, { code: `U+${code}` }) };
}

/** @returns a text's words and pieces, in turn: every second one is a piece */
export const splitPieces = (text: string): string[] =>
  text.split(new RegExp(`(${piecePattern.source})`));

/** What may be put into a text: before and behind what is marked there. */
export interface Insertion {
  open: string;
  close: string;
}

/** @returns what the source has and the text lacks, or may say again, and what any text may have */
export function insertionsFor(text: string, source: string): Insertion[] {
  const left = [...readMarks(text).marks];
  const missing = readMarks(source).marks.filter((mark) => {
    const at = left.indexOf(mark);
    if (at !== -1) left.splice(at, 1);
    // A placeholder may be said as often as a sentence wants it.
    return at === -1 || mark.startsWith('{{');
  });
  const isPair = (mark: string) => mark.startsWith('<') && !mark.endsWith('/>');
  return [
    ...missing.map((mark) => ({ open: mark, close: isPair(mark) ? mark.replace('<', '</') : '' })),
    { open: '\u00a0', close: '' },
    { open: '\u00ad', close: '' },
  ];
}

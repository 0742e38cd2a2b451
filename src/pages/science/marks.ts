import type { Stroke } from '../../figures/strokes/geometry.ts';

/** Places in a principle's drawing. */
export const places = 24;

/**
 * The principles in the page's order, each in twenty-four places. A figure is a question as hard
 * as it says, of nine; a letter, by its place in the alphabet, one that the principle is about. A
 * blank is a pause.
 */
const scores = {
  spacing: 'h h  h    h        h    ',
  retrieval: 'i222222 i222222 i222222 ',
  interleaving: '55h5h55hh5h55h5hh55h5h5h',
  load: 'fgf   gfg   fgf   gfg   ',
  difficulty: 'aaabbbcccdddeeefffggghhh',
  feedback: '9d    9d    9d    9d    ',
  coding: 'g7 g7 g7 g7 g7 g7 g7 g7 ',
} as const;

type PrincipleId = keyof typeof scores;

export const principleIds = Object.keys(scores) as PrincipleId[];

/** @returns the strokes of a principle's drawing */
export function markOf(id: PrincipleId): Stroke[] {
  return Array.from(scores[id], (question) => {
    const isAbout = question >= 'a';
    const hardness = isAbout ? question.charCodeAt(0) - 'a'.charCodeAt(0) + 1 : Number(question);
    return { height: hardness / 9, tone: isAbout ? 'ink' : 'quiet' };
  });
}

/** The film's shots, in their order. */
export const filmShots = [
  'offer',
  'objection',
  'discount',
  'silence',
  'question',
  'answer',
  'compared',
] as const;

export type FilmShot = (typeof filmShots)[number];

/** What the session consists of; its words are in `locales/<language>/session.json`. */
import type { FilmShot } from '../../figures/phone/filmShots.ts';

/** How long each shot of the film stands, in seconds: as long as its caption takes to read aloud. */
export const shotSeconds: Record<FilmShot, number> = {
  offer: 3,
  objection: 3,
  discount: 4,
  silence: 4,
  question: 3,
  answer: 3,
  compared: 4,
};

/** The ways to answer the customer. */
export const answers = ['discount', 'ask', 'defend'] as const;
export type Answer = (typeof answers)[number];

/** The quiz: its questions, their choices in the order shown, and the right one. */
export const questions = [
  { id: 'half', choices: ['margin', 'compared', 'worth'], right: 'compared' },
  { id: 'silent', choices: ['repeat', 'soften', 'wait'], right: 'wait' },
  { id: 'other', choices: ['included', 'price', 'sender'], right: 'included' },
] as const;
export type Question = (typeof questions)[number];
export type Choice = Question['choices'][number];

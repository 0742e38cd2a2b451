import type { SessionPart } from './session.ts';

/** One session of the same programme for two people: minutes a part, thirteen in all. */
export const rhythms = {
  newcomer: { intro: 1, video: 4, article: 4, mentor: 2, quiz: 2 },
  veteran: { intro: 1, video: 2, article: 3, mentor: 5, quiz: 2 },
} satisfies Record<string, Record<SessionPart, number>>;

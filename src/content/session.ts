/** How long a session may be, in minutes (specification, chapter 9). */
export const sessionRange = { from: 10, to: 15 } as const;

/** The parts of one session in minutes, thirteen in all (specification, chapters 3 and 9). */
export const sessionMinutes = { intro: 1, video: 3, article: 3, mentor: 4, quiz: 2 } as const;

export type SessionPart = keyof typeof sessionMinutes;

export const sessionParts = Object.keys(sessionMinutes) as SessionPart[];

/** How long a session is, in minutes. */
export const sessionLength = Object.values(sessionMinutes).reduce((sum, part) => sum + part, 0);

/** How long the one is that follows the one the app's screens show, in minutes. */
export const nextSession = 11;

/** One session of the same programme for two people: minutes a part, thirteen in all. */
export const rhythms = {
  newcomer: { intro: 1, video: 4, article: 4, mentor: 2, quiz: 2 },
  veteran: { intro: 1, video: 2, article: 3, mentor: 5, quiz: 2 },
} satisfies Record<string, Record<SessionPart, number>>;

/** The parts of one session in minutes, thirteen in all (specification, chapters 3 and 9). */
export const sessionMinutes = { intro: 1, video: 3, article: 3, mentor: 4, quiz: 2 } as const;

export type SessionPart = keyof typeof sessionMinutes;

export const sessionParts = Object.keys(sessionMinutes) as SessionPart[];

/** How long a session is, in minutes. */
export const sessionLength = Object.values(sessionMinutes).reduce((sum, part) => sum + part, 0);

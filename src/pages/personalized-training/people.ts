import { rhythms, type SessionPart, sessionRange } from '../../content/session.ts';

/** A session after an intro of one minute. */
const session = (video: number, article: number, mentor: number, quiz: number) => ({
  intro: 1,
  video,
  article,
  mentor,
  quiz,
});

/**
 * A company's people in one programme, and the minutes of a session of each: an example. No two are
 * alike, and each session is as long as one may be (`sessionRange`).
 */
export const people = {
  reception: session(3, 3, 4, 2),
  veteran: rhythms.veteran,
  warehouse: session(4, 4, 3, 1),
  newcomer: rhythms.newcomer,
  it: session(3, 2, 5, 1),
  hr: session(2, 4, 4, 2),
  keyAccounts: session(2, 2, 6, 1),
  newManager: session(3, 5, 2, 2),
  finance: session(2, 3, 3, 3),
  purchasing: session(2, 1, 6, 2),
  service: session(3, 3, 5, 1),
  technician: session(5, 3, 2, 2),
  project: session(2, 3, 4, 2),
  developer: session(3, 4, 3, 2),
  salesManager: session(2, 2, 5, 2),
  director: session(2, 1, 5, 2),
  marketing: session(3, 2, 2, 2),
  legal: session(3, 5, 4, 2),
  shift: session(3, 3, 3, 3),
  driver: session(4, 2, 4, 1),
  office: session(2, 4, 3, 2),
  quality: session(3, 1, 6, 1),
  trainee: session(4, 3, 3, 2),
  recruiter: session(2, 3, 5, 1),
} satisfies Record<string, Record<SessionPart, number>>;

/** Half-minutes, as many as the longest session and a minute's rest: so lengths compare, and neighbours part. */
export const slots = 2 * (sessionRange.to + 1);

export type Person = keyof typeof people;

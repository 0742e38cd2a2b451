import { sessionMinutes } from '../../content/session.ts';

/** How many minutes of a session have passed in the middle of its mentor exercise. */
export const midExercise =
  sessionMinutes.intro + sessionMinutes.video + sessionMinutes.article + sessionMinutes.mentor / 2;

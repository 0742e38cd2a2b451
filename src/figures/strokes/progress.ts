import { sessionMinutes } from '../../content/session.ts';
import { type Stroke, strokesOf } from './geometry.ts';

/** How many minutes of a session have passed in the middle of its mentor exercise. */
export const midExercise =
  sessionMinutes.intro + sessionMinutes.video + sessionMinutes.article + sessionMinutes.mentor / 2;

/** @returns a stroke for each of so many, tall for those that are done */
export const countStrokes = (done: number, of: number): Stroke[] =>
  strokesOf(
    of,
    (place) => (place < done ? 1 : 0.35),
    (place) => (place < done ? 'ink' : 'quiet'),
  );

/** How many people of a hundred a stroke is, where the hundred itself is not drawn. */
const people = 5;

/**
 * @param certain how many of a hundred finish
 * @param atMost how many may be: up to these the strokes are paler
 * @returns a stroke for each five of the hundred, tall for those who finish
 */
export const finishedStrokes = (certain: number, atMost = certain): Stroke[] =>
  strokesOf(
    100 / people,
    (index) => (index < atMost / people ? 1 : 0.15),
    (index) => (index < certain / people ? 'ink' : index < atMost / people ? 'half' : 'quiet'),
  );

/** How many sessions a month of the example programme has. */
export const sessionsAMonth = 9;

/** The sessions of one programme, as an example: they are as long as their mentor's part needs. */
export const programme = [3, 4, 5, 6, 2, 4, 6, sessionMinutes.mentor, 3, 5, 1, 6].map((mentor) => ({
  ...sessionMinutes,
  mentor,
}));

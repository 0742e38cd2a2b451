/** The spacing effect in numbers: thirty days of forgetting, and of being asked again. */

const days = 30;

/** Days on which a session asks again: each gap wider than the one before (spacing effect). */
export const sessionDays = [0, 2, 6, 12, 20] as const;

/** @returns whether there is a session on a day, counted from 0 */
export const isSession = (day: number) => sessionDays.some((session) => session === day);

/** Forgetting as it is usually drawn: fast at first, slower after every repetition. */
const memoryAfter = (time: number, repetitions: number) =>
  Math.exp((-0.11 * time) / (1 + repetitions * 1.6));

const learnedOnce = (day: number) => memoryAfter(day, 0);

function askedAgain(day: number): number {
  const sessions = sessionDays.filter((session) => session <= day);
  return memoryAfter(day - sessions.at(-1)!, sessions.length - 1);
}

const everyDay = Array.from({ length: days }, (_, day) => day);

/** What is left on each day of what was learned once, from 0 to 1. */
export const daysKeptOnce = everyDay.map(learnedOnce);

/** What is left on each day where sessions ask again. */
export const daysKept = everyDay.map(askedAgain);

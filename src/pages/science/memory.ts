/** The spacing effect, day by day: of being forgotten, and of being asked again. */
import { days, memoryAfter, sessionDays } from '../../content/forgetting.ts';

/** @returns whether there is a session on a day, counted from 0 */
export const isSession = (day: number) => sessionDays.some((session) => session === day);

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

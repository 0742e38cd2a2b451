/** The spacing effect, day by day: of being forgotten, and of being asked again. */
import { days, memoryAfter, strengthsOf } from '../../content/forgetting.ts';

/** What is left on a day. */
export interface Memory {
  /** From 0, the one on which it is learned. */
  day: number;
  /** From 0 to 1. */
  left: number;
}

/**
 * @param sessions the days with a session in their order, the first of which is the one on which it is
 *   learned
 * @returns what is left, day by day to the last; on a later session's day first of all what it finds
 */
export function memoryOf(sessions: readonly number[]): Memory[] {
  const strengths = strengthsOf(sessions);
  return sessions.flatMap((from, session) => {
    const to = sessions[session + 1] ?? days - 1;
    return Array.from({ length: to - from + 1 }, (_, time) => ({
      day: from + time,
      left: memoryAfter(time, strengths[session]!),
    }));
  });
}

/** @returns the days of sessions one of which is put elsewhere; those in its way it takes along */
export function moveSession(sessions: readonly number[], moved: number, to: number): number[] {
  return sessions.map((day, session) => {
    if (session === moved) return to;
    return session < moved ? Math.min(day, to) : Math.max(day, to);
  });
}

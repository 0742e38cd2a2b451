/** The spacing effect in numbers, as the drawings of it show it: no figure of anyone's study. */

/** How many days are drawn. */
export const days = 30;

/** Days on which a session asks again: each gap wider than the one before. */
export const sessionDays = [0, 2, 6, 12, 20] as const;

/**
 * How fast what was learned once is forgotten, and how much is gained by being asked again. Chosen for
 * the drawing: the one loses half in a week, the other leaves what the site claims (`facts.ts`,
 * `retention`) on the last day, where the sessions stand as above.
 */
const rate = 0.11;
const gain = 2.6;

/**
 * Forgetting as it is usually drawn: fast at first.
 *
 * @param time days since it was last asked for
 * @param strength how much slower it is forgotten than what was learned once
 * @returns what is left of it, 0 to 1
 */
export function memoryAfter(time: number, strength: number): number {
  return Math.exp((-rate * time) / strength);
}

/**
 * The spacing effect: the more has been forgotten by then, the stronger is what is asked for again.
 * Sessions on one day, one after the other, add nothing.
 *
 * @param sessions the days with a session in their order, the first of which is the one on which it is
 *   learned
 * @returns how strong each session leaves it
 */
export function strengthsOf(sessions: readonly number[]): number[] {
  let strength = 1;
  return sessions.map((day, session) => {
    const left = memoryAfter(day - (sessions[session - 1] ?? day), strength);
    return (strength *= 1 + gain * (1 - left));
  });
}

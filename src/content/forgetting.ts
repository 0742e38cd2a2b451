/** The spacing effect in numbers, as the drawings of it show it: no figure of anyone's study. */

/** How many days are drawn. */
export const days = 30;

/** Days on which a session asks again: each gap wider than the one before. */
export const sessionDays = [0, 2, 6, 12, 20] as const;

/**
 * How fast is forgotten what was learned once, and by how much each repetition slows that. Chosen for
 * the drawing: the one loses half in a week, the other leaves what the site claims (`facts.ts`,
 * `retention`) on the last day, where the sessions stand as above.
 */
const rate = 0.11;
const slowing = 1.27;

/**
 * Forgetting as it is usually drawn: fast at first, slower after every repetition.
 *
 * @param time days since it was last asked for
 * @param repetitions how often it has been asked for again
 * @returns what is left of it, 0 to 1
 */
export function memoryAfter(time: number, repetitions: number): number {
  return Math.exp((-rate * time) / (1 + repetitions * slowing));
}

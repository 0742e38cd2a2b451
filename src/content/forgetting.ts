/** The spacing effect in numbers, as the drawings of it show it: no figure of anyone's study. */

/** How many days are drawn. */
export const days = 30;

/** Days on which a session asks again: each gap wider than the one before. */
export const sessionDays = [0, 2, 6, 12, 20] as const;

/**
 * Forgetting as it is usually drawn: fast at first, slower after every repetition.
 *
 * @param time days since it was last asked for
 * @param repetitions how often it has been asked for again
 * @returns what is left of it, 0 to 1
 */
export function memoryAfter(time: number, repetitions: number): number {
  return Math.exp((-0.11 * time) / (1 + repetitions * 1.6));
}

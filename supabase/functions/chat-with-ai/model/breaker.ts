/** Keeps from asking what has just failed again and again, so that nobody waits for it in vain. */

/** How many failures in a row open the breaker. */
const failuresBorne = 3;

/** How long it stays open before one trial, in milliseconds. */
const pause = 30_000;

/** What became of an admitted call; `unused` where it was not made after all. */
export type CallOutcome = 'worked' | 'failed' | 'unused';

export interface Breaker {
  /**
   * @returns undefined while the breaker is open, else what to tell the call's outcome to. After the
   *   pause one call is admitted as a trial: the breaker closes if it works, and waits again if not
   */
  admit(): ((outcome: CallOutcome) => void) | undefined;
  /** Whether it waits for a trial to work. */
  isOpen(): boolean;
}

/** @param now the time in milliseconds */
export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let openedAt = 0;
  let trying = false;
  return {
    isOpen: () => failures >= failuresBorne,
    admit() {
      const isTrial = failures >= failuresBorne;
      if (isTrial && (trying || now() - openedAt < pause)) return undefined;
      trying = isTrial;
      return (outcome) => {
        if (isTrial) trying = false;
        if (outcome === 'worked') failures = 0;
        if (outcome !== 'failed') return;
        failures += 1;
        // What was under way when it opened does not hold it open longer.
        if (isTrial || failures === failuresBorne) openedAt = now();
      };
    },
  };
}

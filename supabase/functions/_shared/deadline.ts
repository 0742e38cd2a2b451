/** How long something may take that comes bit by bit, in milliseconds. */
export interface Patience {
  /** Until the first bit. */
  first: number;
  /** From one bit to the next. */
  between: number;
  /** In all. */
  whole: number;
}

export interface Deadline {
  /** Aborted when the time is up. */
  signal: AbortSignal;
  /** Says that a bit has come. */
  heed(): void;
  /** Stops the clock. */
  clear(): void;
}

/** @param spent how many milliseconds are gone already */
export function createDeadline({ first, between, whole }: Patience, spent = 0): Deadline {
  const controller = new AbortController();
  const stop = () => controller.abort(new DOMException('The time is up.', 'TimeoutError'));
  const all = setTimeout(stop, Math.max(whole - spent, 0));
  let next = setTimeout(stop, Math.max(first - spent, 0));
  return {
    signal: controller.signal,
    heed() {
      clearTimeout(next);
      next = setTimeout(stop, between);
    },
    clear() {
      clearTimeout(all);
      clearTimeout(next);
    },
  };
}

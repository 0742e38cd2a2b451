import { useEffect, useReducer } from 'react';
import { beginning, proceed, steps } from './progress.ts';

/** The session that is being taken, and its clock, which rests while it is paused or out of sight. */
export function useProgress() {
  const [progress, dispatch] = useReducer(proceed, beginning);
  const isResting = progress.isPaused || steps[progress.at]!.part === 'result';

  useEffect(() => {
    if (isResting) return;
    const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!document.hidden) dispatch({ type: 'tick', plays: !isStill });
    }, 1000);
    return () => clearInterval(timer);
  }, [isResting]);

  return [progress, dispatch] as const;
}

import { useEffect, useReducer, useState } from 'react';
import { beginning, proceed, steps } from './progress.ts';

/** The session that is being taken, and its clock, which rests while it is paused or out of sight. */
export function useProgress() {
  const [progress, dispatch] = useReducer(proceed, beginning);
  const [isPaused, setPaused] = useState(false);
  const isOver = steps[progress.at]!.part === 'result';

  useEffect(() => {
    if (isPaused || isOver) return;
    const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!document.hidden) dispatch({ type: 'tick', plays: !isStill });
    }, 1000);
    return () => clearInterval(timer);
  }, [isPaused, isOver]);

  return { progress, dispatch, isPaused, setPaused };
}

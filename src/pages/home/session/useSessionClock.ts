import { useEffect, useState } from 'react';
import { sessionLength } from '../../../content/session.ts';

/** Strokes a minute: one is seven and a half seconds. */
export const perMinute = 8;

/** How many strokes a session has. */
export const lastStroke = sessionLength * perMinute;

/** Milliseconds that a stroke takes to be played: a minute of the session goes by in one second. */
const pace = 1000 / perMinute;

/** The session's clock: it counts strokes, plays, pauses, and goes where it is put. */
export function useSessionClock() {
  /** How many strokes have passed; `undefined` while the figure stands as it was drawn. */
  const [stroke, setStroke] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const isOver = stroke === lastStroke;

  useEffect(() => {
    if (!isPlaying || isOver) return;
    // Browsers hold timers back in a hidden tab, so nobody misses the session.
    const timer = setInterval(
      () => setStroke((passed = 0) => Math.min(passed + 1, lastStroke)),
      pace,
    );
    return () => clearInterval(timer);
  }, [isPlaying, isOver]);

  return {
    stroke,
    isPlaying: isPlaying && !isOver,
    /** Goes on; from the beginning where it has come to the end, or has not been played yet. */
    play: () => {
      if (stroke === undefined || isOver) setStroke(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    /** @param to how many strokes are to have passed */
    seek: (to: number) => {
      setPlaying(false);
      setStroke(to);
    },
  };
}

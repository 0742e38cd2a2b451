import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { sessionLength } from '../../../content/session.ts';

/** Strokes a minute: one is seven and a half seconds. */
export const perMinute = 8;

/** How many strokes a session has. */
export const lastStroke = sessionLength * perMinute;

/** Milliseconds that a stroke takes to be played: a minute of the session goes by in one second. */
export const pace = 1000 / perMinute;

/** How many strokes go by between two beats of the clock: half a minute. Each part is whole beats. */
export const beat = 4;

const afterBeat = (passed = 0) => Math.min(passed + beat, lastStroke);

/** The session's clock: it counts strokes in beats, plays, pauses, and goes where it is put. */
export function useSessionClock() {
  /** How many strokes have passed; `undefined` while the figure stands as it was drawn. */
  const [stroke, setStroke] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  const isHidden = useDocumentVisibility() === 'hidden';
  const isOver = stroke === lastStroke;
  // In a hidden tab it rests, so nobody misses the session.
  const isUnderWay = isPlaying && !isOver && !isHidden;

  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => setStroke(afterBeat), beat * pace);
    return () => clearInterval(timer);
  }, [isUnderWay]);

  return {
    stroke,
    isPlaying: isUnderWay,
    /** Goes on; from the beginning where it has come to the end, or has not been played yet. */
    play: () => {
      if (stroke === undefined || isOver) setStroke(0);
      setPlaying(true);
    },
    /** Comes to rest where the next beat would have found it. */
    pause: () => {
      setPlaying(false);
      if (isUnderWay) setStroke(afterBeat);
    },
    /** @param to how many strokes are to have passed */
    seek: (to: number) => {
      setPlaying(false);
      setStroke(to);
    },
  };
}

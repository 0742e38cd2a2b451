/**
 * The time an episode is at. It is kept beside what React draws: whoever drags through an episode
 * passes a second with nearly every frame, which has no time to draw the page anew.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Playback } from './usePlayback.ts';

/** @returns a time in seconds that is read, set and listened to, at the start at first */
export function createTime() {
  let now = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (time: number) => {
      now = time;
      for (const tell of listeners) tell();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** @returns the whole seconds played, up to those of the recording */
export const secondOf = ({ time, recording }: Playback): number =>
  Math.min(Math.floor(time.get()), recording.seconds);

/** @param show shows the second in what is drawn: before it is painted, and whenever the time passes */
export function useShown(playback: Playback, show: (second: number) => void): void {
  useLayoutEffect(() => {
    const showNow = () => show(secondOf(playback));
    showNow();
    return playback.time.subscribe(showNow);
  });
}

/** @returns whether a second of it has passed */
export const useHasBegun = (playback: Playback): boolean =>
  useRead(playback, () => secondOf(playback) > 0);

/** @returns when the sentence began that was last heard, in seconds */
export const useSaid = (playback: Playback): number =>
  useRead(playback, ({ time, recording }) => {
    const begun = recording.sentences.flat().findLast((begin) => begin <= time.get());
    return begun ?? 0;
  });

/** @returns the place of the part that is being heard; `-1` before the start and after the end */
export const usePart = (playback: Playback): number =>
  useRead(playback, ({ phase, recording }) =>
    phase === 'idle' || phase === 'ended'
      ? -1
      : recording.starts.findLastIndex((start) => Math.floor(start) <= secondOf(playback)),
  );

/** @returns what is read from a playback, whenever that is something else */
function useRead<Value>(playback: Playback, read: (playback: Playback) => Value): Value {
  const now = () => read(playback);
  return useSyncExternalStore(playback.time.subscribe, now, now);
}

/**
 * What is read from the time an episode is at, which is a store: whoever drags through an episode
 * passes a second with nearly every frame, which has no time to re-render the page.
 */
import { useLayoutEffect } from 'react';
import { useStore } from '../../ui/useStore.ts';
import type { Playback } from './usePlayback.ts';

/** @returns the whole seconds played, up to those of the recording */
export const secondOf = ({ time, recording }: Playback, now = time.get()): number =>
  Math.min(Math.floor(now), recording.seconds);

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
  useStore(playback.time, (now) => secondOf(playback, now) > 0);

/** @returns when the sentence began that was last heard, in seconds */
export const useSaid = ({ time, recording }: Playback): number =>
  useStore(time, (now) => recording.sentences.flat().findLast((begin) => begin <= now) ?? 0);

/** @returns the place of the part that is being heard; `-1` before the start and after the end */
export const usePart = (playback: Playback): number =>
  useStore(playback.time, (now) =>
    playback.phase === 'idle' || playback.phase === 'ended'
      ? -1
      : playback.recording.starts.findLastIndex(
          (start) => Math.floor(start) <= secondOf(playback, now),
        ),
  );

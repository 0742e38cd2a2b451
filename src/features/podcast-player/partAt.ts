import type { Playback } from './usePlayback.ts';

/** @returns the place of the part that is being heard; `-1` before the start and after the end */
export function partAt({ phase, second, recording }: Playback): number {
  if (phase === 'idle' || phase === 'ended') return -1;
  return recording.starts.findLastIndex((start) => Math.floor(start) <= second);
}

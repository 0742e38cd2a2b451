import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { createStore, type Store } from '../../site/createPersistentStore.ts';
import type { Recording } from './recording.ts';

/** What the player is doing; `loading` is a wait for sound after it was asked to play. */
type Phase = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

export const rates = [1, 1.25, 1.5] as const;
type Rate = (typeof rates)[number];

/** An episode being played, shared by its player and its transcript. */
export interface Playback {
  recording: Recording;
  phase: Phase;
  /** Where it is, in seconds. */
  time: Store<number>;
  rate: Rate;
  /** What the page's `audio` element is given. */
  audio: ComponentProps<'audio'>;
  /** Plays or pauses; after the end it plays from the start, after a failure it tries again. */
  toggle: () => void;
  /** Goes to a time in seconds without starting or stopping. */
  seek: (time: number) => void;
  playFrom: (time: number) => void;
  choose: (rate: Rate) => void;
}

/**
 * Plays a recording. Nothing of it is fetched before it is to be heard: a time that is chosen
 * earlier is where it will begin (HTML, “default playback start position”).
 */
export function usePlayback(recording: Recording): Playback {
  const ref = useRef<HTMLAudioElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  const [time] = useState(() => createStore(0));
  const [rate, setRate] = useState<Rate>(1);
  const { file, seconds } = recording;

  function seek(to: number): void {
    const within = Math.max(0, Math.min(to, seconds));
    if (ref.current) ref.current.currentTime = within;
    time.set(within);
    if (phase === 'ended') setPhase('paused');
  }

  function start(at?: number): void {
    const audio = ref.current;
    if (!audio) return;
    // After an error only a new attempt fetches anything, and it would begin at the start.
    const from = at ?? (audio.error ? Math.floor(time.get()) : undefined);
    if (audio.error) audio.load();
    if (from !== undefined) seek(from);
    setPhase('loading');
    audio.play().then(
      // What played already has no event that it plays on.
      () => audio.paused || setPhase('playing'),
      (reason: unknown) => {
        // A pause during the wait is no failure; one of the file has its event. What remains is a
        // browser that wants another press.
        if (reason instanceof DOMException && reason.name === 'NotAllowedError') setPhase('paused');
      },
    );
  }

  function toggle(): void {
    if (phase === 'loading' || phase === 'playing') ref.current?.pause();
    else start(phase === 'ended' ? 0 : undefined);
  }

  const choose = useCallback((next: Rate): void => {
    setRate(next);
    if (!ref.current) return;
    // The default one outlasts a new attempt at the file.
    ref.current.defaultPlaybackRate = next;
    ref.current.playbackRate = next;
  }, []);

  return {
    recording,
    phase,
    time,
    rate,
    toggle,
    seek,
    playFrom: start,
    choose,
    audio: {
      ref,
      src: file,
      preload: 'none',
      onPlaying: () => setPhase('playing'),
      onWaiting: () => setPhase('loading'),
      onPause: () => setPhase((now) => (now === 'failed' ? now : 'paused')),
      onError: () => setPhase('failed'),
      onEnded: () => {
        time.set(seconds);
        setPhase('ended');
      },
      onTimeUpdate: ({ currentTarget }) => {
        // An attempt that failed is at no time: the place is kept for the next.
        if (currentTarget.error) return;
        time.set(currentTarget.currentTime);
      },
    },
  };
}

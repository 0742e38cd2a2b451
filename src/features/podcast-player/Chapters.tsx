import type { CSSProperties } from 'react';
import { type EpisodePart, episodeParts } from '../../content/episode.ts';
import typography from '../../ui/typography.module.css';
import styles from './Chapters.module.css';
import { usePart } from './time.ts';
import type { Playback } from './usePlayback.ts';

interface ChaptersProps {
  playback: Playback;
  parts: Readonly<Record<EpisodePart, { title: string }>>;
}

/** Where the parts begin, on the strokes' axis; for the eye alone, since the transcript has them. */
export function Chapters({ playback, parts }: ChaptersProps) {
  const { starts, seconds } = playback.recording;
  const current = usePart(playback);
  const lengths = starts.map((start, index) => (starts[index + 1] ?? seconds) - start);
  const columns = lengths.map((length) => `${length.toFixed(1)}fr`).join(' ');
  return (
    <div
      className={`${typography.note} ${styles.chapters}`}
      style={{ '--columns': columns } as CSSProperties}
      aria-hidden
    >
      {episodeParts.map(({ id }, index) => (
        <span key={id} className={current === index ? styles.current : undefined}>
          {parts[id].title}
        </span>
      ))}
    </div>
  );
}

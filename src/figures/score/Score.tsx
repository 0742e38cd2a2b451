import type { CSSProperties } from 'react';
import type { Stroke } from '../strokes/geometry.ts';
import { Strokes } from '../strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Score.module.css';

interface Voice {
  name: string;
  /** A stroke for every place of the score; one of no height where the voice is silent. */
  strokes: readonly Stroke[];
}

interface Remark {
  /** What it is about, in seconds from the beginning. */
  second: number;
  quote: string;
  text: string;
}

interface ScoreProps {
  /** How long the score is, in seconds. */
  length: number;
  /** The voice above the line, and the one that hangs below it. */
  voices: readonly [Voice, Voice];
  /** In the order of their seconds; each is as wide as the time until the next. */
  remarks: readonly Remark[];
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** What one stroke is. */
  caption: string;
}

/** A conversation written down like music: two voices, and remarks pinned to the second. */
export function Score({ length, voices: [above, below], remarks, label, caption }: ScoreProps) {
  const edges = [0, ...remarks.map(({ second }) => second), length];
  const columns = edges.slice(1).map((edge, at) => `minmax(0,${edge - edges[at]!}fr)`);
  return (
    <figure className={styles.score} data-chat-skip>
      <p className={typography.note}>{above.name}</p>
      <div role="img" aria-label={label}>
        <Strokes strokes={above.strokes} className={styles.above} />
        <Strokes strokes={below.strokes} className={styles.below} />
      </div>
      <p className={`${typography.note} ${styles.hanging}`}>{below.name}</p>
      <ol className={styles.remarks} style={{ '--columns': columns.join(' ') } as CSSProperties}>
        {remarks.map(({ second, quote, text }) => (
          <li key={second} style={{ '--at': second / length } as CSSProperties}>
            <span className={typography.note}>{clock(second)}</span>
            <p className={`${typography.title} ${styles.quote}`}>{quote}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <figcaption className={`${typography.caption} ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}

/** @returns a time as a player shows it: `0:08` */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

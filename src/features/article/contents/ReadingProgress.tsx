import type { Stroke } from '../../../figures/strokes/geometry.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import { timelineStyle } from './sectionTimeline.ts';
import styles from './ReadingProgress.module.css';

export interface Part {
  /** The section's id. */
  id: string;
  strokes: readonly Stroke[];
  /** Whether the reader is past it: what shows where nothing moves with the scrolling. */
  isRead: boolean;
}

/**
 * How far one has read, drawn: a group of strokes for each section, the read part in ink. It
 * moves with the scrolling where the browser can do that by itself.
 */
export function ReadingProgress({
  parts,
  className,
}: {
  parts: readonly Part[];
  className?: string | undefined;
}) {
  return (
    <div className={[styles.progress, className].filter(Boolean).join(' ')} aria-hidden>
      {parts.map(({ id, strokes, isRead }) => (
        <div
          key={id}
          className={styles.part}
          style={{ ...timelineStyle(id), flexGrow: strokes.length }}
        >
          <Strokes strokes={strokes} className={styles.strokes} />
          <Strokes
            strokes={strokes.map((stroke) => ({ ...stroke, tone: 'ink' }))}
            className={`${styles.strokes} ${styles.read} ${isRead ? styles.whole : ''}`}
          />
        </div>
      ))}
    </div>
  );
}

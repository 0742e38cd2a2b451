import { type Stroke, strokesOf } from '../../../figures/strokes/geometry.ts';
import { Strokes } from '../../../figures/strokes/Strokes.tsx';
import styles from './ReadingProgress.module.css';

interface ReadingProgressProps {
  /** A group of strokes for each section. */
  groups: readonly (readonly Stroke[])[];
  /** How many sections one is past: what shows where nothing moves with the scrolling. */
  read: number;
}

/**
 * How far one has read, drawn: a group of strokes for each section, those to come behind what uncovers
 * them. It moves with the scrolling where the browser can do that by itself.
 */
export function ReadingProgress({ groups, read }: ReadingProgressProps) {
  const strokes = groups.flatMap((group, index) => [...strokesOf(index && 1, () => 0), ...group]);
  const passed = groups.slice(0, read).flat().length + read;
  return (
    <div className={styles.progress} aria-hidden>
      <Strokes strokes={strokes} className={styles.strokes} />
      <div
        className={styles.left}
        style={{ transform: `scaleX(${1 - passed / strokes.length})` }}
      />
    </div>
  );
}

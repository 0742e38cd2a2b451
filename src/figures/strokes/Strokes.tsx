import { figureHeight, slotWidth, type Stroke, type StrokeTone, strokePaths } from './geometry.ts';
import styles from './Strokes.module.css';

interface StrokesProps {
  strokes: readonly Stroke[];
  /** How many places the figure has, where it is more than there are strokes. */
  slots?: number | undefined;
  /** What the figure says, for those who do not see it; without it the figure is decoration. */
  label?: string;
  /** How the figure arrives: rising once on a page that is alive, or as it scrolls into view. */
  motion?: 'rise' | 'reveal';
  className?: string | undefined;
}

const tones: readonly StrokeTone[] = ['ink', 'ember', 'half', 'quiet'];

/** A figure of strokes, as wide as its place and as high as its class says. */
export function Strokes({
  strokes,
  slots = strokes.length,
  label,
  motion,
  className,
}: StrokesProps) {
  const paths = strokePaths(strokes);
  return (
    <svg
      className={[styles.strokes, motion && styles[motion], className].filter(Boolean).join(' ')}
      viewBox={`0 ${-figureHeight} ${slots * slotWidth} ${figureHeight}`}
      preserveAspectRatio="none"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {tones.map(
        (tone) => paths[tone] && <path key={tone} className={styles[tone]} d={paths[tone]} />,
      )}
    </svg>
  );
}

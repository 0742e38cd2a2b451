import type { CSSProperties } from 'react';
import { type Stroke, strokesOf } from '../strokes/geometry.ts';
import { Strokes } from '../strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import styles from './Timeline.module.css';

interface Step {
  id: string;
  /** The place it begins at, from 0. */
  from: number;
  /** A stroke for each place it lasts. */
  strokes: readonly Stroke[];
  /** Whether its words stand above the line, as what happens does, or below, as what lasts. */
  side: 'above' | 'below';
  /** How many places its words take above the line, where they are not as wide as its strokes. */
  room?: number;
  /** At which of its strokes its words stand, from 0, where that is not the first: its line is quiet. */
  pin?: number;
  time: string;
  title: string;
  text: string;
}

interface TimelineProps {
  /** How many places the line has. */
  length: number;
  steps: readonly Step[];
}

/**
 * Steps on one line of time, a stroke for each place. Where the line is too narrow for their words they
 * stand one below the other, each on a line of its own, with all places marked.
 */
export function Timeline({ length, steps }: TimelineProps) {
  const places = strokesOf(length, () => 0.08);
  return (
    <ol className={styles.steps} style={{ '--gaps': length - 1 } as CSSProperties}>
      {steps.map(({ id, from, strokes, side, room, pin = 0, time, title, text }) => (
        <li key={id} className={styles.step}>
          <Strokes strokes={places} className={`${styles.strokes} ${styles.places}`} />
          <Strokes
            strokes={[...strokesOf(from, () => 0), ...strokes]}
            slots={length}
            motion="reveal"
            className={styles.strokes}
          />
          <div
            className={styles.text}
            data-side={side}
            data-pinned={pin === 0 ? undefined : ''}
            style={
              {
                '--from': from + pin,
                '--room': Math.min(room ?? strokes.length, length - 1 - from - pin),
              } as CSSProperties
            }
          >
            <p className={typography.meta}>{time}</p>
            <h3 className={typography.title}>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

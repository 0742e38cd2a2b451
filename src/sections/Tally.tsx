import type { Stroke } from '../figures/strokes/geometry.ts';
import { Strokes } from '../figures/strokes/Strokes.tsx';
import styles from './Tally.module.css';

interface TallyRow {
  /** The number, as it is set: `15%`. */
  figure: string;
  heading: string;
  text: string;
  /** What the strokes say, for those who do not see them. */
  label: string;
  strokes: readonly Stroke[];
  /** The number the band is about. */
  emphasized?: boolean;
}

interface TallyProps {
  rows: readonly TallyRow[];
  /** What one stroke is. */
  note: string;
  /** How to read a stroke. */
  legend: string;
  className?: string | undefined;
}

/** Numbers out of a hundred, each with its hundred strokes below it. */
export function Tally({ rows, note, legend, className }: TallyProps) {
  return (
    <div className={className}>
      {rows.map((row) => (
        <div key={row.heading} className={styles.row}>
          <div className={styles.head}>
            <p className={row.emphasized ? styles.emphasized : styles.figure}>{row.figure}</p>
            <p className={styles.text}>
              <b>{row.heading}</b> {row.text}
            </p>
          </div>
          <Strokes
            strokes={row.strokes}
            label={row.label}
            motion="reveal"
            className={styles.strokes}
          />
        </div>
      ))}
      <p className={styles.foot}>
        <span>{note}</span> <span>{legend}</span>
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { strokesOf } from '../strokes/geometry.ts';
import { Strokes } from '../strokes/Strokes.tsx';
import phone from './Phone.module.css';
import styles from './RowList.module.css';

interface Row {
  name: string;
  detail?: ReactNode;
  /** Sessions completed, and how many there are: a stroke each. */
  sessions?: { done: number; of: number };
}

interface RowListProps {
  rows: readonly Row[];
  /** The row to press, by its place. */
  press?: number;
  /** How many strokes fit a row, so that those of all rows stand at one pitch. */
  slots?: number;
}

/** Rows of a screen, one of which may be the thing to press. */
export function RowList({ rows, press, slots }: RowListProps) {
  return (
    <div className={styles.rows}>
      {rows.map(({ name, detail, sessions }, index) => (
        <div key={name} className={`${styles.row} ${index === press ? styles.pressed : ''}`}>
          <span className={styles.name}>{name}</span>
          {sessions && (
            <Strokes
              strokes={strokesOf(
                sessions.of,
                (session) => (session < sessions.done ? 1 : 0.4),
                (session) => (session < sessions.done ? 'ink' : 'quiet'),
              )}
              slots={slots}
              className={styles.strokes}
            />
          )}
          {detail && <span className={phone.small}>{detail}</span>}
        </div>
      ))}
    </div>
  );
}

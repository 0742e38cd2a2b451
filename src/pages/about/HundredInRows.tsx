import { type Stroke, strokesOf, unevenness } from '../../figures/strokes/geometry.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import styles from './HundredInRows.module.css';

const rows = 4;
const seats = 25;

interface HundredInRowsProps {
  /** How many of a hundred finish for certain, and how many at most: between them is a range. */
  finished: readonly [certain: number, atMost: number];
}

/** A hundred people in four rows, a stroke each: tall has finished, short has not. Decoration. */
export function HundredInRows({ finished: [certain, atMost] }: HundredInRowsProps) {
  const person = (row: number) =>
    strokesOf(
      seats,
      (seat) => (row * seats + seat < atMost ? 1 - 0.13 * unevenness(seat, row) : 0.18),
      (seat): Stroke['tone'] => {
        const place = row * seats + seat;
        return place < certain ? 'ink' : place < atMost ? 'half' : 'quiet';
      },
    );
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <Strokes key={row} strokes={person(row)} motion="reveal" />
      ))}
    </div>
  );
}

import { strokesOf, unevenness } from '../strokes/geometry.ts';
import { Strokes } from '../strokes/Strokes.tsx';
import phone from './Phone.module.css';
import styles from './TabletRows.module.css';

interface TabletRowsProps {
  rows: readonly {
    name: string;
    detail: string;
    /** At which place its strokes begin, how many of them are tall, and how many there are. */
    from?: number;
    done: number;
    of: number;
  }[];
  /** How many places a row has, so that the strokes of all stand at one pitch. */
  slots: number;
}

/** Rows of a tablet's screen: what it is, and beside it a stroke for each that is done or to come. */
export function TabletRows({ rows, slots }: TabletRowsProps) {
  return rows.map(({ name, detail, from = 0, done, of }) => (
    <div key={name} className={styles.row}>
      <p>
        {name} <span className={phone.small}>{detail}</span>
      </p>
      <Strokes
        strokes={strokesOf(
          from + of,
          (place) => (place < from ? 0 : place < from + done ? 1 - 0.13 * unevenness(place) : 0.35),
          (place) => (place < from + done ? 'ink' : 'quiet'),
        )}
        slots={slots}
      />
    </div>
  ));
}

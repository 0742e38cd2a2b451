import type { Stroke } from '../strokes/geometry.ts';
import { Strokes } from '../strokes/Strokes.tsx';
import phone from './Phone.module.css';
import styles from './TabletRows.module.css';

interface TabletRowsProps {
  rows: readonly { name: string; detail: string; strokes: readonly Stroke[] }[];
  /** How many places a row has, so that the strokes of all stand at one pitch. */
  slots?: number;
}

/** Rows of a tablet's screen: what it is, and below it the strokes that say how far it has come. */
export function TabletRows({ rows, slots }: TabletRowsProps) {
  return rows.map(({ name, detail, strokes }) => (
    <div key={name} className={styles.row}>
      <p>{name}</p>
      <p className={phone.small}>{detail}</p>
      <Strokes strokes={strokes} slots={slots} />
    </div>
  ));
}

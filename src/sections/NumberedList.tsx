import layout from '../ui/layout.module.css';
import styles from './NumberedList.module.css';

interface NumberedItem {
  title: string;
  text: string;
}

interface NumberedListProps {
  title: string;
  text: string;
  items: readonly NumberedItem[];
}

/** Parts of a whole, counted: the whole at one side, its numbered parts at the other. */
export function NumberedList({ title, text, items }: NumberedListProps) {
  return (
    <div className={layout.grid}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

import type { ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import styles from './Passage.module.css';

interface PassageProps {
  /** The heading, which hangs in the left margin. */
  heading: ReactNode;
  /** A remark in the right margin. */
  note: ReactNode;
  /** A picture of what the text says, below text and note. */
  figure?: ReactNode;
  children: ReactNode;
}

/** A passage in the article's grid: heading, text and note side by side. */
export function Passage({ heading, note, figure, children }: PassageProps) {
  return (
    <section className={`${layout.grid} ${styles.passage}`}>
      <div className={styles.heading}>{heading}</div>
      <div className={styles.text}>{children}</div>
      <p className={`${typography.note} ${typography.sidenote} ${styles.note}`}>{note}</p>
      {figure && <div className={styles.figure}>{figure}</div>}
    </section>
  );
}

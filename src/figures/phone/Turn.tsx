import type { ReactNode } from 'react';
import styles from './Turn.module.css';

interface TurnProps {
  who: string;
  /** Whether it is the learner's: one's own words are set in, beside a line. */
  isOwn?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What the mentor or the learner says. */
export function Turn({ who, isOwn, className, children }: TurnProps) {
  return (
    <div className={[isOwn ? styles.own : styles.turn, className].filter(Boolean).join(' ')}>
      <p className={styles.who}>{who}</p>
      {children}
    </div>
  );
}

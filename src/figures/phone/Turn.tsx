import type { ReactNode } from 'react';
import phone from './Phone.module.css';
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
    <div className={[styles.turn, isOwn && styles.own, className].filter(Boolean).join(' ')}>
      <p className={`${phone.small} ${styles.who}`}>{who}</p>
      {children}
    </div>
  );
}

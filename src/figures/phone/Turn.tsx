import type { ReactNode } from 'react';
import phone from './Phone.module.css';
import styles from './Turn.module.css';

interface TurnProps {
  who: string;
  /** Whether it is the learner's: one's own words are set in, beside a line. */
  isOwn?: boolean;
  /** Whether it is the mentor's, which is in ember. */
  isMentor?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What the mentor, the learner or a customer says. */
export function Turn({ who, isOwn, isMentor, className = '', children }: TurnProps) {
  const tone = isOwn ? styles.own : isMentor ? styles.mentor : '';
  return (
    <div className={`${styles.turn} ${tone} ${className}`}>
      <p className={`${phone.small} ${styles.who}`}>{who}</p>
      {children}
    </div>
  );
}

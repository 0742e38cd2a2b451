import type { ReactNode } from 'react';
import styles from './Swipe.module.css';

interface SwipeProps {
  /** What slides out. */
  leaving: ReactNode;
  /** What slides in. */
  children: ReactNode;
}

/** Two parts of a session halfway through a swipe, and the finger that moves them. */
export function Swipe({ leaving, children }: SwipeProps) {
  return (
    <div className={styles.panes}>
      <div className={styles.leaving}>{leaving}</div>
      <div className={styles.coming}>{children}</div>
      <svg className={styles.gesture} viewBox="0 0 200 48" aria-hidden="true">
        <circle cx="172" cy="24" r="19" />
        <path d="M142 24H14m14-14L14 24l14 14" />
      </svg>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './Phone.module.css';

interface PhoneProps {
  /** What is on the screen, for those who do not see it, where its words do not tell by themselves. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A phone, or a tablet, in hairlines around a screen of the app. */
export function Phone({ label, className = '', children }: PhoneProps) {
  return (
    <div className={`${styles.phone} ${className}`} role={label && 'img'} aria-label={label}>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}

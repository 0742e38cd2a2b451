import type { ReactNode } from 'react';
import { person } from '../../figures/phone/person.ts';
import styles from './Correspondents.module.css';

/** A keyboard with its screen, and a letter. */
const keyboard =
  'M-30 48h60v28h-60zM-34 79h68v3h-68zM-23 61h6m4 0h6m4 0h6m4 0h6m4 0h6M-18 69h6m4 0h16m4 0h6';
const letter = 'M-20 52l28-6 6 30-28 6zM-13 60l17-4m-15 11l17-4m-15 11l10-2';

/**
 * Who writes and who answers, from above, at the two ends of the time between: you in outline, we
 * filled, as at the table of the page about us.
 */
export function Correspondents({ children }: { children: ReactNode }) {
  return (
    <div className={styles.people} aria-hidden>
      <svg viewBox="-44 -20 93 103">
        <path d={keyboard} />
        <path d={person(50)} transform="rotate(90)" />
      </svg>
      {children}
      <svg viewBox="-49 -20 93 103" className={styles.we}>
        <path d={letter} />
        <path d={person(58, true)} transform="rotate(90) scale(1 -1)" />
      </svg>
    </div>
  );
}

import { arm, body, collar, head } from '../../figures/phone/person.ts';
import styles from './Correspondents.module.css';

/** A keyboard with its screen, and a letter. */
const keyboard = 'M-21 50h42v28h-42zM-25 78h50v4h-50z';
const letter = 'M-20 52l28-6 8 38-28 6zM-13 61l17-4m-15 12l17-4m-15 12l10-2';

/**
 * Who writes and who answers, from above, at the two ends of the day: you in outline, we filled, as at
 * the table of the page about us.
 */
export function Correspondents({ className }: { className: string | undefined }) {
  return (
    <div className={`${styles.people} ${className}`} aria-hidden>
      <svg viewBox="-60 -22 120 112" className={styles.you}>
        <path d={keyboard} />
        <g transform="rotate(90)">
          <path d={arm} transform="scale(.6 1)" />
          <path d={body + head} fillRule="evenodd" />
        </g>
      </svg>
      <svg viewBox="-60 -22 120 112" className={styles.we}>
        <path d={letter} />
        <g transform="rotate(90) scale(1 -1)">
          <path d={arm} transform="scale(.7 1)" />
          <path d={body + collar + head} fillRule="evenodd" />
        </g>
      </svg>
    </div>
  );
}

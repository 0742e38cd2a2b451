import { responseHours } from '../../content/facts.ts';
import { hair, person } from '../../figures/phone/person.ts';
import styles from './Correspondents.module.css';

const letter = 'M65 43l26-3 4 34-26 3z';

/** What is written of it, a line for each field that is required. */
const lines = [
  ['firstName', 'M71 50l6-.8'],
  ['lastName', 'M80 48.900l7-.8'],
  ['email', 'M72 57.500l14-1.600'],
  ['message', 'M73 65l15-1.800'],
] as const;

/**
 * Who writes and who answers, from above, at the two ends of a table: you in outline, we filled. Between
 * them are the hours within which we answer, around their number. The letter is written as the form is,
 * and crosses the table as that is sent, while the hand goes round once.
 */
export function Correspondents() {
  return (
    <svg viewBox="0 0 300 120" className={styles.scene} aria-hidden>
      <path className={styles.table} d="M26 1h248v118H26z" />
      <circle
        className={styles.hours}
        cx="150"
        cy="60"
        r="47"
        pathLength={responseHours}
        strokeDasharray=".12 .88"
        strokeDashoffset=".06"
      />
      <path className={styles.hand} d="M101 60h13" />
      <path className={styles.cup} d="M221 96a9 9 0 1 0 .1 0zm0 4.500a4.500 4.500 0 1 0 .1 0z" />
      <g className={styles.letter}>
        <path d={letter} />
        {lines.map(([name, line]) => (
          <path key={name} d={line} className={`${styles.line} ${styles[name]}`} />
        ))}
      </g>
      <path
        d={person(42) + hair.parted}
        className={styles.we}
        transform="translate(281 60) scale(-1 1)"
      />
      <path d={person(50) + hair.tied} className={styles.you} transform="translate(19 60)" />
    </svg>
  );
}

import { person } from '../../figures/phone/person.ts';
import { cable, flake, frost, pump, wheel } from './pump.ts';
import styles from './Yard.module.css';

/**
 * The customer of the exercise, in the cold, from above; it is the mentor who plays them. With the first
 * reply the pipe freezes; with the better one the heating cable is plugged in at the house, the frost
 * goes, and the wheel turns. Decoration beside what is said.
 */
export function Yard() {
  return (
    <svg
      className={styles.yard}
      viewBox="-220 -174 560 236"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M240-174V-62H340M-220-14H-62M-220 14H-62M62-14H340M62 14H340" stroke="var(--ctl)" />
      <path d={`${pump}M240-140h-10v32h10`} />
      <path d={wheel} className={styles.wheel} />
      <path d={cable} strokeWidth="4" />
      <path
        d="M84-40c28 34 72-84 124-84M208-134h18v20h-18zM226-129h8M226-119h8"
        strokeWidth="4"
        className={styles.plug}
      />
      <path
        d={`${person(52)}M48 15h24v14H48z`}
        transform="matrix(0 1.4-1.4 0-140-146)"
        fill="var(--raise)"
        stroke="var(--ember)"
        strokeWidth="2"
      />
      <path d={frost} stroke="var(--ctl)" className={styles.frost} />
      <path d={`M0-7${flake}`} className={styles.ice} />
    </svg>
  );
}

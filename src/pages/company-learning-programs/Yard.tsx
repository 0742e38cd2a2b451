import { person } from '../../figures/phone/person.ts';
import { cable, frost, pipe, plug, pump, wheel } from './pump.ts';
import styles from './Yard.module.css';

/** Needles of ice that grow from the pipe, on both sides of it and of the pump. */
const needles = 'v-9m0 45v9m8-45v-17m0 53v17m7-53v-6m0 42v6m12-42';
const ice = `M-202-18${needles.repeat(5)}M72-18${needles.repeat(10)}`;

/**
 * The customer of the exercise, in the cold, from above; it is the mentor who plays them. With the first
 * reply the pipe freezes; with the better one they plug the heating cable in at the house, the frost
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
      <path d={`M240-174V-62H340${pipe}`} stroke="var(--color-border-strong)" />
      <path d={`${pump}M240-140h-10v32h10`} />
      <path d={wheel} className={styles.wheel} />
      <path d={cable} strokeWidth="4" />
      <g className={styles.plug}>
        <path d={`M84-40c28 34 72-84 126-84M210-134${plug}`} strokeWidth="4" />
        <path
          d={person(73)}
          transform="translate(109 -94) scale(1.3 -1.3)"
          fill="var(--mantine-color-default)"
          stroke="var(--mantine-primary-color-filled)"
          strokeWidth="2"
        />
      </g>
      <path d={frost} stroke="var(--color-border-strong)" className={styles.frost} />
      <path d={ice} stroke="var(--color-border-strong)" className={styles.ice} />
    </svg>
  );
}

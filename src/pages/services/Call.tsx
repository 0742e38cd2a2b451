import { person } from '../../figures/phone/person.ts';
import styles from './Call.module.css';

/** What is held to the ear. */
const receiver = 'M-8-20h24v9h-6v-4H-2v4h-6z';

/**
 * A call, from above: who rings from outside, you at the desk, filled, and behind a wall her whom he asks about. As the
 * open reply has it, the line goes through to her, or ends at the desk as a message, and her door is shut.
 * Decoration beside the situation; it stands before the replies.
 */
export function Call() {
  return (
    <svg className={styles.scene} viewBox="0 -10 280 106" aria-hidden="true">
      <path className={styles.line} d="M78 48h15" />
      <path className={styles.wall} d="M88-10V98M98 4h24v88h-24zM202 0v24m0 48v24" />
      <path className={`${styles.line} ${styles.put}`} d="M110 36V-7H228V0" />
      <g className={styles.taken}>
        <path className={styles.wall} d="M202 24v48" />
        <path d="M102 36h16v24h-16zm5 6v12m6-12v8" />
      </g>
      <g transform="translate(20 48)">
        <path d={person(50)} />
        <path className={styles.receiver} d={receiver} />
      </g>
      <path className={styles.you} d={person(52, true)} transform="translate(170 48) rotate(180)" />
      <path className={styles.her} d={person(32)} transform="translate(224 48) scale(.9)" />
    </svg>
  );
}

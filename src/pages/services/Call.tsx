import { arm, body, collar, head } from '../../figures/phone/person.ts';
import styles from './Call.module.css';

/** What is held to the ear. */
const receiver = 'M-6-15H14';

/**
 * A call, from above: who rings, you at the desk, filled, and behind a wall her whom he asks about. As the
 * open reply has it, the line goes through to her, or ends at the desk as a message, and her door is shut.
 * Decoration beside the situation; it stands before the replies.
 */
export function Call() {
  return (
    <svg className={styles.scene} viewBox="0 -11 316 108" fillRule="evenodd" aria-hidden="true">
      <path className={styles.line} d="M84 48h26" />
      <path className={styles.wall} d="M118 4h24v88h-24zM228 0v24m0 48v28" />
      <g className={styles.put}>
        <path className={styles.line} d="M130 36V-8H256V0" />
      </g>
      <g className={styles.taken}>
        <path className={styles.wall} d="M228 24v48" />
        <path d="M122 36h16v24h-16zm5 6v12m6-12v8" />
      </g>
      <g transform="translate(24 48)">
        <path d={arm} transform="scale(.6 1)" />
        <path d={body + head} />
        <path className={styles.receiver} d={receiver} />
      </g>
      <g className={styles.you} transform="translate(194 48) rotate(180)">
        <path d={arm} transform="scale(.62 1)" />
        <path d={body + collar + head} />
      </g>
      <path className={styles.her} d={body + head} transform="translate(256 48)" />
    </svg>
  );
}

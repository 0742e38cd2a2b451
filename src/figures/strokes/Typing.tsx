import styles from './Typing.module.css';

/** Five strokes that rise and fall while someone writes; decoration beside a text that says so. */
export function Typing() {
  return (
    <span className={styles.typing} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}

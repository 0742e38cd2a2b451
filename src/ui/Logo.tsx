import styles from './Logo.module.css';

/**
 * The wordmark: its two l's are strokes, and the second rises as a session does. Set from the
 * display face that every page loads, since its outlines would weigh a kilobyte before the first
 * paint of each.
 */
export function Logo() {
  return (
    <span className={styles.logo} aria-hidden="true">
      <i />
      <i />
    </span>
  );
}

import styles from './Honeypot.module.css';

const name = 'slip';

/**
 * A field that only a machine fills in: out of sight, out of the tab order, unknown to screen
 * readers, and named like nothing that a browser would fill in by itself.
 */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden inert>
      <input type="text" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** @returns whether the form's honeypot was filled in */
export function isTrapped(data: FormData): boolean {
  return Boolean(data.get(name));
}

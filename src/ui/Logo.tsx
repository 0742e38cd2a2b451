import styles from './Logo.module.css';

/** The name the wordmark draws. */
const drawnName = 'Skillspurt';

interface LogoProps {
  /** The product's name; without a wordmark it is set in the display face. */
  name: string;
}

/**
 * The wordmark: its two l's are strokes, and the second rises as a session does. Set from the
 * display face that every page loads, since its outlines would weigh a kilobyte before the first
 * paint of each.
 */
export function Logo({ name }: LogoProps) {
  if (name !== drawnName) {
    return (
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    );
  }
  return (
    <span className={styles.logo} aria-hidden="true">
      <i />
      <i />
    </span>
  );
}

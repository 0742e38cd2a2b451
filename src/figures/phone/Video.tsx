import layout from '../../ui/layout.module.css';
import styles from './Video.module.css';

interface VideoProps {
  /** What is being said in it. */
  subtitle: string;
  /** How much of it has been seen, from 0 to 1. */
  seen: number;
}

/** A video lesson: two people at a table, what one of them says, and how far it has come. */
export function Video({ subtitle, seen }: VideoProps) {
  return (
    <>
      <div className={`${layout.spruce} ${styles.frame}`}>
        <svg className={styles.scene} viewBox="0 0 120 66" aria-hidden="true">
          <circle cx="36" cy="21" r="8" />
          <path d="M17 54c0-14 8-20 19-20s19 6 19 20" />
          <circle cx="86" cy="21" r="8" />
          <path d="M67 54c0-14 8-20 19-20s19 6 19 20" />
          <path d="M4 54h112" />
        </svg>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <div className={styles.track}>
        <i style={{ width: `${seen * 100}%` }} />
      </div>
    </>
  );
}

import type { CSSProperties } from 'react';
import layout from '../../ui/layout.module.css';
import { Film, type FilmShot } from './Film.tsx';
import styles from './Video.module.css';

interface VideoProps {
  shot?: FilmShot;
  /** What is being said in it. */
  subtitle: string;
  /** How much of it has been seen, from 0 to 1. */
  seen: number;
}

/** A video lesson: the film, what is said in it, and how far it has come. */
export function Video({ shot = 'objection', subtitle, seen }: VideoProps) {
  return (
    <>
      <Film shot={shot} />
      <p className={`${layout.spruce} ${styles.subtitle}`}>{subtitle}</p>
      <div className={styles.track} style={{ '--seen': seen } as CSSProperties} />
    </>
  );
}

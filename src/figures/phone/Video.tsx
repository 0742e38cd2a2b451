import layout from '../../ui/layout.module.css';
import { Film } from './Film.tsx';
import { type FilmShot } from './filmShots.ts';
import phone from './Phone.module.css';
import styles from './Video.module.css';

interface VideoProps {
  shot?: FilmShot;
  /** What is being said in it. */
  subtitle: string;
}

/** A video lesson, from edge to edge of the screen: the film, and what is said in it. */
export function Video({ shot = 'objection', subtitle }: VideoProps) {
  return (
    <div className={`${layout.spruce} ${styles.video}`}>
      <Film shot={shot} />
      <p className={`${phone.title} ${styles.subtitle}`}>{subtitle}</p>
    </div>
  );
}

import { Film } from '../../../figures/phone/Film.tsx';
import type { FilmShot } from '../../../figures/phone/filmShots.ts';
import styles from '../Session.module.css';

/** Those at the table, above what is read, said or asked, where the screen has room for them. */
export function Seen({ shot }: { shot: FilmShot }) {
  return (
    <div className={styles.seen}>
      <Film shot={shot} />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Film } from '../../../figures/phone/Film.tsx';
import { type FilmShot, filmShots } from '../../../figures/phone/filmShots.ts';
import layout from '../../../ui/layout.module.css';
import { Next } from '../Next.tsx';
import { useFocus } from '../useFocus.ts';
import styles from './FilmScene.module.css';

interface FilmSceneProps {
  shot: FilmShot;
  onNext: () => void;
}

/** The film: two people, an objection, and what to do about it. Its words are announced as they come. */
export function FilmScene({ shot, onNext }: FilmSceneProps) {
  const { t } = useTranslation('session');
  const caption = useFocus<HTMLParagraphElement>();
  return (
    <>
      <div className={`${layout.spruce} ${styles.film}`}>
        <Film shot={shot} label={t(`seen.${shot}`)} />
        <p ref={caption} tabIndex={-1} aria-live="polite" className={styles.caption}>
          <span key={shot} className={styles.words}>
            {t(`film.${shot}`)}
          </span>
        </p>
      </div>
      <Next onNext={onNext}>{t(shot === filmShots.at(-1) ? 'film.read' : 'film.next')}</Next>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { sessionStrokes } from '../../ui/strokes/session.ts';
import { Strokes } from '../../ui/strokes/Strokes.tsx';
import styles from './MissedSession.module.css';

/** A session without its mentor exercise, which is what stands in ember. */
const strokes = sessionStrokes(8).map((stroke) =>
  stroke.tone === 'ember' ? { ...stroke, height: 0 } : stroke,
);

/** A session with the mentor's minutes missing; the gap is bracketed, as an omission is in print. */
export function MissedSession() {
  const { t } = useTranslation('not-found');
  return (
    <figure className={styles.figure}>
      <div className={styles.stage}>
        <Strokes strokes={strokes} motion="rise" className={styles.strokes} />
        <p className={styles.gap}>{t('figure.gap')}</p>
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.missed}>{t('figure.caption')}</span>{' '}
        <span>{t('figure.stroke')}</span>
      </figcaption>
    </figure>
  );
}

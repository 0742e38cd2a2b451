import { useTranslation } from 'react-i18next';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import roles from '../../ui/roles.module.css';
import styles from './MissedSession.module.css';

/** A session without its mentor exercise, which is what stands in ember. */
const strokes = sessionStrokes(8).map((stroke) =>
  stroke.tone === 'ember' ? { ...stroke, height: 0 } : stroke,
);

/** A session with the mentor's minutes missing; what stands in the gap is the page's affair. */
export function MissedSession() {
  const { t } = useTranslation('not-found');
  return (
    <figure className={styles.figure}>
      <Strokes strokes={strokes} motion="rise" className={styles.strokes} />
      <span className={styles.omission} aria-hidden />
      <figcaption className={`${roles.caption} ${styles.caption}`}>
        <span className={`${roles.title} ${styles.missed}`}>{t('figure.caption')}</span>{' '}
        <span className={styles.gap}>{t('figure.gap')}</span>
      </figcaption>
    </figure>
  );
}

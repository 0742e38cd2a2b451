import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionMinutes } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import typography from '../../ui/typography.module.css';
import { Gap } from './Gap.tsx';
import styles from './MissedSession.module.css';

const perMinute = 8;
const session = sessionStrokes(perMinute);

/** A session without its mentor exercise, which is what stands in ember. */
const attended = session.map((stroke) =>
  stroke.tone === 'ember' ? { ...stroke, height: 0 } : stroke,
);
const missed = session.filter(({ tone }) => tone === 'ember');
const all = sessionMinutes.mentor;

/** A session with the mentor's minutes missing, which the visitor can draw. */
export function MissedSession() {
  const { t } = useTranslation('not-found');
  const [count, setCount] = useState(0);
  const isWhole = count === all;
  const state = isWhole ? 'whole' : count > 0 ? 'minutes' : 'gap';
  return (
    <figure className={styles.figure} data-whole={isWhole || undefined}>
      <Strokes strokes={attended} motion="rise" className={styles.strokes} />
      <span className={styles.omission} aria-hidden />
      <Gap strokes={missed} perMinute={perMinute} onDraw={setCount}>
        {t('figure.fill')}
      </Gap>
      <figcaption className={`${typography.caption} ${styles.caption}`} aria-live="polite">
        <span className={`${typography.title} ${styles.missed}`}>
          {t(isWhole ? 'figure.caughtUp' : 'figure.caption')}
        </span>{' '}
        <span className={styles.gap}>{t(`figure.${state}`, { count, all })}</span>
      </figcaption>
    </figure>
  );
}

import { useTranslation } from 'react-i18next';
import { Strokes } from '../../ui/strokes/Strokes.tsx';
import { sessionMinutes, sessionParts, sessionStrokes } from '../../ui/strokes/session.ts';
import { Phone } from './Phone.tsx';
import styles from './SessionFigure.module.css';

const strokes = sessionStrokes(8);

/** One session, drawn: a stroke is seven and a half seconds, the phone stands in the mentor's. */
export function SessionFigure() {
  const { t } = useTranslation('home');
  return (
    <figure className={styles.figure}>
      <div className={styles.stage}>
        <Strokes strokes={strokes} motion="rise" className={styles.strokes} />
        <Phone />
      </div>
      <figcaption className={styles.caption}>{t('session.caption')}</figcaption>
      <ol className={styles.axis}>
        {sessionParts.map((part) => (
          <li key={part} className={part === 'mentor' ? styles.now : undefined}>
            <b>{t(`session.parts.${part}`)}</b>
            {t('session.minutes', { count: sessionMinutes[part] })}
          </li>
        ))}
      </ol>
    </figure>
  );
}

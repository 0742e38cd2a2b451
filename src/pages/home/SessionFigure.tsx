import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SessionPart, sessionMinutes } from '../../content/session.ts';
import { Phone } from '../../figures/phone/Phone.tsx';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { TimeAxis } from '../../figures/strokes/TimeAxis.tsx';
import typography from '../../ui/typography.module.css';
import { useLoaded } from '../../ui/useLoaded.ts';
import { PosterScreen } from './PosterScreen.tsx';
import styles from './SessionFigure.module.css';
import { TakeSession } from './TakeSession.tsx';

const strokes = sessionStrokes(8);

const loadPlayer = () => import('./session/SessionPlayer.tsx');

/**
 * The app, with a session that can be taken, and the session drawn: a stroke is seven and a half
 * seconds. It is complete as it stands; what plays it comes once the page is alive.
 */
export function SessionFigure() {
  const { t } = useTranslation('home');
  const poster = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const Player = useLoaded(loadPlayer)?.SessionPlayer;
  const [part, setPart] = useState<SessionPart>();
  /** How far the session has come that is being taken, in minutes of the one drawn. */
  const [taken, setTaken] = useState<number>();

  return (
    <>
      <div className={styles.phone}>
        <Phone>
          <div ref={poster} className={styles.poster} inert={taken !== undefined} data-chat-skip>
            <PosterScreen />
          </div>
        </Phone>
        <TakeSession screen={() => poster.current!.parentElement!} onMinute={setTaken} />
      </div>
      <figure className={styles.figure} data-played={part}>
        <div ref={stage} className={styles.stage}>
          <Strokes strokes={strokes} motion="rise" />
        </div>
        {Player && <Player stage={stage} poster={poster} taken={taken} onPart={setPart} />}
        <TimeAxis current={part}>
          {(name) => (
            <>
              <b>{t(`session.parts.${name}`)}</b>
              {t('session.minutes', { count: sessionMinutes[name] })}
            </>
          )}
        </TimeAxis>
        <figcaption className={`${typography.note} ${styles.caption}`}>
          {t('session.caption')}
        </figcaption>
      </figure>
    </>
  );
}

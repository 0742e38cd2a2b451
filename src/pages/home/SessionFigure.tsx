import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Phone } from '../../figures/phone/Phone.tsx';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { type SessionPart, sessionMinutes } from '../../content/session.ts';
import { sessionStrokes } from '../../figures/strokes/session.ts';
import { TimeAxis } from '../../figures/strokes/TimeAxis.tsx';
import roles from '../../ui/roles.module.css';
import { MentorScreen } from './MentorScreen.tsx';
import type { SessionPlayerProps } from './session/SessionPlayer.tsx';
import styles from './SessionFigure.module.css';

const strokes = sessionStrokes(8);

/**
 * One session, drawn: a stroke is seven and a half seconds, the phone stands in the mentor's. It is
 * complete as it stands; what plays it comes later, once the page is alive.
 */
export function SessionFigure() {
  const { t } = useTranslation('home');
  const stage = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<{
    Player: ComponentType<SessionPlayerProps>;
    stage: HTMLElement;
  }>();
  const [played, setPlayed] = useState<SessionPart>();

  useEffect(() => {
    import('./session/SessionPlayer.tsx').then(
      ({ SessionPlayer: Player }) => setPlayer({ Player, stage: stage.current! }),
      () => {
        // Offline, or replaced by a newer version: the figure stays still, and is whole.
      },
    );
  }, []);

  return (
    <figure className={styles.figure}>
      <div ref={stage} className={styles.stage} data-played={played}>
        <div className={styles.strokes}>
          <Strokes strokes={strokes} motion="rise" />
        </div>
        <div className={styles.phone} data-chat-skip>
          <Phone>
            <MentorScreen />
          </Phone>
        </div>
      </div>
      {player && <player.Player stage={player.stage} onPart={setPlayed} />}
      <figcaption className={`${roles.note} ${styles.caption}`}>{t('session.caption')}</figcaption>
      <TimeAxis current={played ?? 'mentor'} className={styles.axis}>
        {(part) => (
          <>
            <b>{t(`session.parts.${part}`)}</b>
            {t('session.minutes', { count: sessionMinutes[part] })}
          </>
        )}
      </TimeAxis>
    </figure>
  );
}

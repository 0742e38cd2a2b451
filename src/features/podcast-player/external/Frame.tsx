import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import typography from '../../../ui/typography.module.css';
import failure from '../Failure.module.css';
import styles from './external.module.css';
import { type ExternalPlayer, frameRights, watchFrame } from './playerFrame.ts';

const { sandbox, ...rights } = frameRights;

interface FrameProps {
  player: ExternalPlayer;
  /** Called when the button that was pressed is about to go. */
  onLeave: () => void;
  /** Takes a remembered consent back; without one there is nothing to take back. */
  onWithdraw: (() => void) | undefined;
}

/** The external player itself, and what to do where it does not come. */
export function Frame({ player, onLeave, onWithdraw }: FrameProps) {
  const { t } = useTranslation('podcast-player');
  const { host, address } = player;
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading');
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
    onLeave();
  };
  const direct = <a href={address} />;

  useEffect(() => {
    setState('loading');
    if (!frame.current) return undefined;
    return watchFrame(frame.current, {
      onLoad: () => setState('there'),
      onMissing: () => setState('missing'),
    });
  }, [attempt, address]);

  return (
    <>
      <div className={`${typography.meta} ${styles.status}`} role="status">
        {state === 'loading' && t('external.loading', { host })}
      </div>
      <div role="alert">
        {state === 'missing' && (
          <p className={`${typography.sidenote} ${failure.text}`}>
            <Trans t={t} i18nKey="external.missing" values={{ host }} components={{ direct }} />
          </p>
        )}
      </div>
      {state === 'missing' && (
        <Button variant="outline" onClick={retry}>
          {t('external.retry')}
        </Button>
      )}
      <iframe
        key={attempt}
        ref={frame}
        className={styles.frame}
        title={t('external.label')}
        sandbox={sandbox}
        {...rights}
        src={address}
      />
      <p className={styles.direct}>
        <Trans t={t} i18nKey="external.direct" values={{ host }} components={{ direct }} />
      </p>
      {onWithdraw && (
        <div className={`${styles.choice} ${styles.withdraw}`}>
          <p>{t('external.always', { host })}</p>
          <Button variant="outline" onClick={onWithdraw}>
            {t('external.withdraw')}
          </Button>
        </div>
      )}
    </>
  );
}

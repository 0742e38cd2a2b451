import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { config } from 'virtual:site';
import { type ExternalPlayer, externalPlayer } from './playerFrame.ts';
import { usePodcastConsent } from './podcastConsent.ts';
import layout from '../../../ui/layout.module.css';
import styles from './PodcastConsent.module.css';

const player = config.podcastPlayerUrl ? externalPlayer(config.podcastPlayerUrl) : undefined;

/** For the cookie policy: whether the external podcast player may load, and how to change that. */
export function PodcastConsent() {
  const { t } = useTranslation('podcast-player');
  return player ? <Choice player={player} /> : <p>{t('consent.notNeeded')}</p>;
}

function Choice({ player: { origin, host } }: { player: ExternalPlayer }) {
  const { t } = useTranslation('podcast-player');
  const [consent, decide] = usePodcastConsent(origin);
  const isAllowed = consent === 'allowed';
  return (
    <>
      <div className={`${layout.jsOnly} ${styles.choice}`} data-chat-skip="">
        <p role="status">{t(`consent.${consent}`, { host })}</p>
        <Button variant="outline" onClick={() => decide(!isAllowed)}>
          {isAllowed ? t('consent.withdraw') : t('consent.allow')}
        </Button>
      </div>
      <noscript>
        <p>{t('consent.withoutScripts')}</p>
      </noscript>
    </>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from './Card.tsx';
import { Frame } from './Frame.tsx';
import { externalPlayer } from './playerFrame.ts';
import { usePodcastConsent } from './podcastConsent.ts';
import styles from './external.module.css';

/** The external player: first a card that asks, then its frame; at once where that was agreed to. */
export function ExternalEpisodes({ address }: { address: string }) {
  const { t } = useTranslation('podcast-player');
  const player = externalPlayer(address);
  const [consent, decide] = usePodcastConsent(player.origin);
  const [isAskedFor, setAskedFor] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const isRemembered = consent === 'allowed';

  // Taken back, here or in another tab: the frame goes.
  useEffect(() => {
    if (consent === 'withdrawn') setAskedFor(false);
  }, [consent]);

  // The button that was pressed is about to go.
  const holdFocus = () => region.current?.focus();

  function load(isAlways: boolean): void {
    setAskedFor(true);
    if (isAlways) decide(true);
    holdFocus();
  }

  function withdraw(): void {
    decide(false);
    holdFocus();
  }

  return (
    <div
      ref={region}
      className={styles.region}
      role="group"
      aria-label={t('external.label')}
      tabIndex={-1}
      data-chat-skip=""
    >
      {isRemembered || isAskedFor ? (
        <Frame
          player={player}
          onLeave={holdFocus}
          onWithdraw={isRemembered ? withdraw : undefined}
        />
      ) : (
        <Card player={player} onLoad={load} />
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PageLink } from '../../../i18n/PageLink.tsx';
import layout from '../../../ui/layout.module.css';
import typography from '../../../ui/typography.module.css';
import styles from './external.module.css';
import type { ExternalPlayer } from './playerFrame.ts';

interface CardProps {
  player: ExternalPlayer;
  onLoad: (isAlways: boolean) => void;
}

/** Stands in the player's place and asks: what loads, from where, and what is remembered. */
export function Card({ player, onLoad }: CardProps) {
  const { t } = useTranslation('podcast-player');
  const [isAlways, setAlways] = useState(false);
  const { host, address } = player;
  return (
    <div className={`${layout.grid} ${styles.card}`}>
      <h2 className={typography.heading}>{t('external.title')}</h2>
      <p>{t('external.text', { host })}</p>
      <div className={`${layout.jsOnly} ${styles.choice}`}>
        <Button onClick={() => onLoad(isAlways)}>{t('external.load')}</Button>
        <label className={styles.always}>
          <input
            type="checkbox"
            checked={isAlways}
            onChange={({ currentTarget }) => setAlways(currentTarget.checked)}
          />
          {t('external.remember')}
        </label>
      </div>
      <p className={`${layout.jsOnly} ${typography.note} ${styles.remembered}`}>
        <Trans
          t={t}
          i18nKey="external.remembered"
          values={{ host }}
          components={{ policy: <PageLink to="cookie-policy" /> }}
        />
      </p>
      <noscript>
        <p>{t('external.withoutScripts')}</p>
      </noscript>
      <p className={styles.direct}>
        <Trans
          t={t}
          i18nKey="external.directBefore"
          values={{ host }}
          components={{ direct: <a href={address} /> }}
        />
      </p>
    </div>
  );
}

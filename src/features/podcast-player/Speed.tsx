import { useTranslation } from 'react-i18next';
import styles from './Speed.module.css';
import { type Playback, rates } from './usePlayback.ts';

/** How fast the episode is played. */
export function Speed({ playback }: { playback: Playback }) {
  const { t } = useTranslation('podcast-player');
  return (
    <div className={styles.speed} role="group" aria-label={t('speed.label')}>
      {rates.map((rate) => (
        <button
          key={rate}
          type="button"
          className={styles.option}
          aria-pressed={rate === playback.rate}
          onClick={() => playback.choose(rate)}
        >
          {t('speed.value', { rate })}
        </button>
      ))}
    </div>
  );
}

import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MantineRoot } from '../../ui/MantineRoot.tsx';
import styles from './Speed.module.css';
import { type Playback, rates } from './usePlayback.ts';

/** How fast the episode is played. */
export function Speed({ playback }: { playback: Playback }) {
  const { t } = useTranslation('podcast-player');
  return (
    <MantineRoot>
      <SegmentedControl
        aria-label={t('speed.label')}
        data={rates.map((rate) => ({ value: rate, label: t('speed.value', { rate }) }))}
        value={playback.rate}
        onChange={playback.choose}
        classNames={styles}
      />
    </MantineRoot>
  );
}

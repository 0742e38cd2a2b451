import { SegmentedControl } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Speed.module.css';
import { type Playback, rates } from './usePlayback.ts';

/** How fast the episode is played. */
export const Speed = memo(function Speed({ rate, choose }: Pick<Playback, 'rate' | 'choose'>) {
  const { t } = useTranslation('podcast-player');
  return (
    <SegmentedControl
      aria-label={t('speed.label')}
      data={rates.map((value) => ({ value, label: t('speed.value', { rate: value }) }))}
      value={rate}
      onChange={choose}
      classNames={styles}
    />
  );
});

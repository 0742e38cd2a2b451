import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Position.module.css';
import { strokesOfRecording } from './recording.ts';
import { spokenTimes } from './times.ts';
import type { Playback } from './usePlayback.ts';

/** Where the episode is: its strokes, and over them a slider whose thumb is the playhead. */
export function Position({ playback }: { playback: Playback }) {
  const { t, i18n } = useTranslation('podcast-player');
  const { second, seek } = playback;
  const { recording } = playback;
  const { seconds } = recording;
  const say = useMemo(() => spokenTimes(i18n.language), [i18n.language]);
  // Drawn once: what has passed lies over what is to come, and is cut where the time is.
  const [whole, passed] = useMemo(
    () =>
      (['quiet', 'ink'] as const).map((tone) => (
        <Strokes
          key={tone}
          strokes={strokesOfRecording(recording, () => tone)}
          className={styles.strokes}
        />
      )),
    [recording],
  );
  return (
    <div className={styles.position}>
      {whole}
      {second > 0 && (
        <div className={styles.passed} style={{ '--left': 1 - second / seconds } as CSSProperties}>
          {passed}
        </div>
      )}
      <input
        type="range"
        className={`${layout.scripted} ${styles.slider}`}
        min={0}
        max={seconds}
        step={1}
        value={second}
        aria-label={t('position.label')}
        aria-valuetext={t('position.value', { time: say(second), duration: say(seconds) })}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
    </div>
  );
}

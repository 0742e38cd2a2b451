import { useTranslation } from 'react-i18next';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import layout from '../../ui/layout.module.css';
import styles from './Position.module.css';
import { strokesOfRecording } from './recording.ts';
import { spokenTime } from './times.ts';
import type { Playback } from './usePlayback.ts';

/** Where the episode is: its strokes, and over them a slider whose thumb is the playhead. */
export function Position({ playback }: { playback: Playback }) {
  const { t, i18n } = useTranslation('podcast-player');
  const { second, seek } = playback;
  const { recording } = playback;
  const { seconds } = recording;
  const strokes = strokesOfRecording(recording, (index) => (index < second ? 'ink' : 'quiet'));
  const say = (time: number) => spokenTime(time, i18n.language);
  return (
    <div className={styles.position}>
      <Strokes strokes={strokes} className={styles.strokes} />
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

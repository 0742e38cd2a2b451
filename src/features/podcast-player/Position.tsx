import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Strokes } from '../../figures/strokes/Strokes.tsx';
import { RangeInput } from '../../ui/RangeInput.tsx';
import styles from './Position.module.css';
import { strokesOfRecording } from './recording.ts';
import { useHasBegun, useShown } from './time.ts';
import { spokenTimes } from './times.ts';
import type { Playback } from './usePlayback.ts';

/** Where the episode is: its strokes, and over them a slider whose thumb is the playhead. */
export function Position({ playback }: { playback: Playback }) {
  const { t, i18n } = useTranslation('podcast-player');
  const { recording, seek } = playback;
  const { seconds } = recording;
  const slider = useRef<HTMLInputElement>(null);
  const passed = useRef<HTMLDivElement>(null);
  const hasBegun = useHasBegun(playback);
  const [say, duration] = useMemo(() => {
    const inWords = spokenTimes(i18n.language);
    return [inWords, inWords(seconds)];
  }, [i18n.language, seconds]);
  // Drawn once: what has passed lies over what is to come, and is cut where the time is.
  const [whole, heard] = useMemo(
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
  useShown(playback, (second) => {
    slider.current!.value = String(second);
    slider.current!.ariaValueText = t('position.value', { time: say(second), duration });
    passed.current?.style.setProperty('--left', String(1 - second / seconds));
  });
  return (
    <div className={styles.position}>
      {whole}
      {hasBegun && (
        <div ref={passed} className={styles.passed}>
          {heard}
        </div>
      )}
      <RangeInput
        ref={slider}
        className={styles.slider}
        min={0}
        max={seconds}
        step={1}
        defaultValue={0}
        aria-label={t('position.label')}
        valueText={t('position.value', { time: say(0), duration })}
        onMove={seek}
      />
    </div>
  );
}

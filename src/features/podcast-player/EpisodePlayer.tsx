import { Button } from '@mantine/core';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { EpisodePart } from '../../content/episode.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { Chapters } from './Chapters.tsx';
import { Failure } from './Failure.tsx';
import { Position } from './Position.tsx';
import { Saying } from './Saying.tsx';
import { Speed } from './Speed.tsx';
import styles from './EpisodePlayer.module.css';
import { secondOf, useShown } from './time.ts';
import { clock } from './times.ts';
import type { Playback } from './usePlayback.ts';

/** How far the two skip buttons go, in seconds. */
const skip = 15;

interface EpisodePlayerProps {
  playback: Playback;
  /** The names of its parts, and what is said in them. */
  parts: Readonly<Record<EpisodePart, { title: string; text: string }>>;
}

/** The episode drawn as strokes, a second each, and what plays it; without scripts the browser's own. */
export function EpisodePlayer({ playback, parts }: EpisodePlayerProps) {
  const { t, i18n } = useTranslation('podcast-player');
  const { recording, phase, audio, rate, toggle, seek, choose } = playback;
  // One button throughout, so that the focus stays where it is.
  const actions = {
    idle: t('play'),
    loading: t('pause'),
    playing: t('pause'),
    paused: t('play'),
    ended: t('replay'),
    failed: t('failure.retry'),
  };
  const spokenLanguage = useMemo(
    () => new Intl.DisplayNames(i18n.language, { type: 'language' }).of(recording.language),
    [i18n.language, recording.language],
  );
  return (
    <div role="group" aria-label={t('label')} data-chat-skip="">
      <audio {...audio} />
      <figure>
        <Position playback={playback} />
        <Chapters playback={playback} parts={parts} />
        <figcaption className={`${typography.caption} ${styles.caption}`}>
          {t('caption')}
          {recording.language !== i18n.language && (
            <> {t('otherLanguage', { language: spokenLanguage })}</>
          )}
        </figcaption>
      </figure>
      <div className={`${layout.jsOnly} ${styles.controls}`}>
        <Button className={styles.play} onClick={toggle}>
          {actions[phase]}
        </Button>
        <Button variant="outline" onClick={() => seek(secondOf(playback) - skip)}>
          {t('back', { seconds: skip })}
        </Button>
        <Button variant="outline" onClick={() => seek(secondOf(playback) + skip)}>
          {t('forward', { seconds: skip })}
        </Button>
        <Clock playback={playback} />
        <Speed rate={rate} choose={choose} />
      </div>
      <Saying playback={playback} parts={parts} />
      <div className={`${layout.jsOnly} ${styles.messages}`}>
        <p className={typography.meta} role="status">
          {phase === 'loading' && t('loading')}
          {phase === 'ended' && t('ended')}
        </p>
        <Failure playback={playback} />
      </div>
      <noscript>
        <audio className={styles.native} src={recording.file} controls preload="none" />
      </noscript>
    </div>
  );
}

/** The time, and how long it all is. */
function Clock({ playback }: Pick<EpisodePlayerProps, 'playback'>) {
  const { t } = useTranslation('podcast-player');
  const shown = useRef<HTMLSpanElement>(null);
  const duration = clock(playback.recording.seconds);
  useShown(playback, (second) => {
    shown.current!.textContent = t('clock', { time: clock(second), duration });
  });
  return (
    <span ref={shown} className={styles.time}>
      {t('clock', { time: clock(0), duration })}
    </span>
  );
}

import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { memo, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { type EpisodePart, episodeParts, sentencesOf } from '../../content/episode.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
import { Ticks } from './Ticks.tsx';
import { usePart, useSaid } from './time.ts';
import { clock } from './times.ts';
import styles from './Transcript.module.css';
import type { Playback } from './usePlayback.ts';

interface TranscriptProps {
  playback: Playback;
  /** The words of each part. */
  parts: Readonly<Record<EpisodePart, { title: string; text: string }>>;
}

/**
 * All that is said in the episode; the part and the sentence being read are marked, and kept in view
 * for those who ask for it. A part's time plays from there; of the part that is heard it pauses.
 */
export function Transcript({ playback, parts }: TranscriptProps) {
  const { t } = useTranslation('podcast-player');
  const { recording, phase, playFrom, toggle } = playback;
  const list = useRef<HTMLOListElement>(null);
  const [isFollowing, setFollowing] = useState(false);
  const current = usePart(playback);
  const said = useSaid(playback);
  const isHeard = phase === 'playing' || phase === 'loading';

  useEffect(() => {
    if (!isFollowing || !isHeard) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const find = (marked: string) => list.current!.querySelector(marked);
    (find('[data-said]') ?? find('[aria-current]'))?.scrollIntoView({
      block: 'nearest',
      behavior: isStill ? 'instant' : 'smooth',
    });
  }, [isFollowing, isHeard, current, said]);

  return (
    <>
      <label className={`${layout.jsOnly} ${styles.follow}`}>
        <input type="checkbox" onChange={({ target }) => setFollowing(target.checked)} />
        {t('transcript.follow')}
      </label>
      <ol ref={list} className={styles.parts}>
        {episodeParts.map(({ id }, index) => {
          const { title, text } = parts[id];
          const start = recording.starts[index]!;
          const isCurrent = index === current;
          const pauses = isCurrent && isHeard;
          return (
            <li
              key={id}
              className={`${layout.columns} ${styles.part}`}
              aria-current={isCurrent || undefined}
            >
              <UnstyledButton
                className={styles.time}
                onClick={() => (pauses ? toggle() : playFrom(start))}
              >
                <TimeName start={start} title={title} pauses={pauses} />
              </UnstyledButton>
              <div className={styles.head}>
                <h3 className={typography.title}>{title}</h3>
                <Ticks part={id} />
              </div>
              <Said
                text={text}
                starts={recording.sentences[index]!}
                at={isCurrent ? said : undefined}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface TimeNameProps {
  start: number;
  title: string;
  /** Whether a press pauses; else it plays from there. */
  pauses: boolean;
}

const TimeName = memo(function TimeName({ start, title, pauses }: TimeNameProps) {
  const { t } = useTranslation('podcast-player');
  return (
    <Trans
      t={t}
      i18nKey={pauses ? 'transcript.pause' : 'transcript.jump'}
      values={{ time: clock(start), title }}
      components={{ rest: <VisuallyHidden /> }}
    />
  );
});

interface SaidProps {
  text: string;
  /** When each sentence begins. */
  starts: readonly number[];
  /** When the sentence began that is being said, if it may be one of these. */
  at: number | undefined;
}

/** A part's words. In a language whose sentences are not those of the recording none is marked. */
const Said = memo(function Said({ text, starts, at }: SaidProps) {
  const sentences = sentencesOf(text);
  if (sentences.length !== starts.length) return <p className={styles.text}>{text}</p>;
  return (
    <p className={styles.text}>
      {sentences.map((sentence, index) => [
        index > 0 && ' ',
        <span key={sentence} data-said={starts[index] === at || undefined}>
          {sentence}
        </span>,
      ])}
    </p>
  );
});

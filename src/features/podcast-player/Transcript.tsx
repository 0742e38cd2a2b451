import { Trans, useTranslation } from 'react-i18next';
import { type EpisodePart, episodeParts } from '../../content/episode.ts';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { partAt } from './partAt.ts';
import { clock } from './times.ts';
import { Ticks } from './Ticks.tsx';
import styles from './Transcript.module.css';
import type { Playback } from './usePlayback.ts';

interface TranscriptProps {
  playback: Playback;
  /** The words of each part. */
  parts: Readonly<Record<EpisodePart, { title: string; text: string }>>;
}

/** All that is said in the episode. A part's time plays from there; the part being read is marked. */
export function Transcript({ playback, parts }: TranscriptProps) {
  const { t } = useTranslation('podcast-player');
  const { recording, playFrom } = playback;
  const { starts } = recording;
  const current = partAt(playback);
  return (
    <ol className={styles.parts}>
      {episodeParts.map(({ id }, index) => {
        const { title, text } = parts[id];
        const start = starts[index]!;
        const isCurrent = index === current;
        return (
          <li
            key={id}
            className={`${layout.columns} ${styles.part}`}
            aria-current={isCurrent || undefined}
          >
            <button type="button" className={styles.time} onClick={() => playFrom(start)}>
              <Trans
                t={t}
                i18nKey="transcript.jump"
                values={{ time: clock(start), title }}
                components={{ rest: <VisuallyHidden /> }}
              />
            </button>
            <div className={styles.head}>
              <h3 className={roles.title}>{title}</h3>
              <Ticks part={id} />
            </div>
            <p className={styles.text}>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}

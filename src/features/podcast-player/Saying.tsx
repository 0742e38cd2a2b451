import { useMemo } from 'react';
import { type EpisodePart, episodeParts, sentencesOf } from '../../content/episode.ts';
import layout from '../../ui/layout.module.css';
import roles from '../../ui/roles.module.css';
import styles from './Saying.module.css';
import { useSaid } from './time.ts';
import type { Playback } from './usePlayback.ts';

interface SayingProps {
  playback: Playback;
  parts: Readonly<Record<EpisodePart, { text: string }>>;
}

/**
 * The sentence that is being said, or the first that will be, as large as it is loud; for the eye
 * alone, since the transcript has it. In a language whose sentences are not those of the recording
 * there is none.
 */
export function Saying({ playback, parts }: SayingProps) {
  const { recording } = playback;
  const said = useSaid(playback);
  const sentences = useMemo(
    () => episodeParts.flatMap(({ id }) => sentencesOf(parts[id].text)),
    [parts],
  );
  const starts = recording.sentences.flat();
  if (sentences.length !== starts.length) return null;
  return (
    <p
      className={`${roles.heading} ${layout.scripted} ${layout.unprinted} ${styles.saying}`}
      aria-hidden
    >
      {sentences[starts.indexOf(said)] ?? sentences[0]}
    </p>
  );
}

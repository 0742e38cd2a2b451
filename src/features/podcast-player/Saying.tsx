import { useMemo } from 'react';
import { type EpisodePart, episodeParts, sentencesOf } from '../../content/episode.ts';
import layout from '../../ui/layout.module.css';
import typography from '../../ui/typography.module.css';
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
      className={`${typography.heading} ${layout.jsOnly} ${layout.noPrint} ${styles.saying}`}
      aria-hidden
    >
      {sentences[starts.indexOf(said)] ?? sentences[0]}
    </p>
  );
}

import { spokenLanguage } from '../../content/episode.ts';
import { episodeAudio, type EpisodeAudio } from '../../content/recordings.ts';
import type { LanguageCode } from '../../site/languages.ts';
import { type Stroke, type StrokeTone, strokesOf } from '../../figures/strokes/geometry.ts';

export interface Recording extends EpisodeAudio {
  language: LanguageCode;
}

/** @returns the episode's recording in a language; where nobody has read it yet, the English one */
export function recordingFor(language: LanguageCode): Recording {
  const spoken = spokenLanguage(language);
  return { ...episodeAudio[spoken]!, language: spoken };
}

/** What a silent second is drawn with, since it is a second too. */
const leastHeight = 0.04;

/**
 * @param tone the colour of a second
 * @returns a recording as strokes: one is a second, the taller, the louder
 */
export function strokesOfRecording(
  { seconds, loudness }: Recording,
  tone?: (second: number) => StrokeTone,
): Stroke[] {
  return strokesOf(seconds, (second) => Math.max(loudness[second] ?? 0, leastHeight), tone);
}

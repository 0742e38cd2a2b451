/** What the player knows of the sample episode besides its recordings. */
import { type LanguageCode, unprefixedLanguage } from '../site/languages.ts';
import { episodeAudio } from './recordings.ts';
import { sessionMinutes, sessionParts } from './session.ts';

/** The parts of the transcript in the order they are read, with their minutes in a session. */
export const episodeParts = [
  { id: 'opening', minutes: 0 },
  ...sessionParts.map((id) => ({ id, minutes: sessionMinutes[id] })),
  { id: 'closing', minutes: 0 },
] as const;

export type EpisodePart = (typeof episodeParts)[number]['id'];

/** @returns the language the episode is heard in: where nobody has read it yet, English */
export const spokenLanguage = (language: LanguageCode): LanguageCode =>
  episodeAudio[language] ? language : unprefixedLanguage;

/** @returns the sentences of what is said in a part, as they are read and marked one by one */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}“”"])/u);

import { type LanguageCode, unprefixedLanguage } from '../site/languages.ts';
import { episodeAudio } from './episode.ts';

/** @returns the language the episode is heard in: where nobody has read it yet, English */
export const spokenLanguage = (language: LanguageCode): LanguageCode =>
  episodeAudio[language] ? language : unprefixedLanguage;

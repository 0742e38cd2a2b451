/** What the player knows of the sample episode; written by `scripts/podcast/sample-episode.ts`. */

/** The parts of the transcript in the order they are read, with their minutes in a session. */
export const episodeParts = [
  { id: 'opening', minutes: 0 },
  { id: 'intro', minutes: 1 },
  { id: 'video', minutes: 3 },
  { id: 'article', minutes: 3 },
  { id: 'mentor', minutes: 4 },
  { id: 'quiz', minutes: 2 },
  { id: 'closing', minutes: 0 },
] as const;

export type EpisodePart = (typeof episodeParts)[number]['id'];

/** A recording: lengths and times in seconds. */
export interface EpisodeAudio {
  file: string;
  seconds: number;
  bytes: number;
  /** When each part begins. */
  starts: readonly number[];
  /** How loud each second is, from 0 to 1 for the loudest. */
  loudness: readonly number[];
}

/** The recordings by language. */
export const episodeAudio: Readonly<Record<string, EpisodeAudio>> = {
  en: {
    file: '/podcast/sample.en.mp3',
    seconds: 114,
    bytes: 684479,
    starts: [0, 14.2, 26.8, 42.7, 54.8, 81.8, 98.3],
    loudness: [
      0.8, 0.56, 0.66, 0.39, 0.81, 0.46, 0.73, 0.78, 0.66, 0.85, 0.35, 0.24, 0.76, 0.35, 0.04, 0.47,
      0.49, 0.94, 1, 0.67, 0.89, 0.74, 0.51, 0.55, 0.62, 0.46, 0.04, 0.08, 0.67, 0.52, 0.78, 0.86,
      0.34, 0.58, 0.74, 0.68, 0.41, 0.89, 0.57, 0.35, 0.82, 0.7, 0.04, 0.08, 0.72, 0.44, 0.49, 0.65,
      0.38, 0.64, 0.51, 0.47, 0.86, 0.79, 0.04, 0.11, 0.22, 0.66, 0.77, 0.31, 0.75, 0.78, 0.39,
      0.77, 0.63, 0.52, 0.76, 0.74, 0, 0.54, 0.61, 0.62, 0.6, 0.97, 0.47, 0.8, 0.62, 0.42, 0.82,
      0.47, 0.66, 0.04, 0.04, 0.76, 0.29, 0.65, 0.37, 0.58, 0.63, 0.4, 0.34, 0.7, 0.23, 0.96, 0.42,
      0.52, 0.43, 0.33, 0.37, 0.67, 0.43, 0.57, 0.83, 0.44, 0.75, 0.47, 0, 0.75, 0.48, 0.26, 0.67,
      0.11, 0.24, 0.1,
    ],
  },
  sv: {
    file: '/podcast/sample.sv.mp3',
    seconds: 124,
    bytes: 744529,
    starts: [0, 16.4, 29.7, 47.2, 60.7, 88, 106.4],
    loudness: [
      0.56, 0.56, 0.51, 0.49, 0.3, 0.81, 0.6, 0.74, 0.6, 0.52, 0.38, 0.75, 0.66, 0.45, 0.79, 0.37,
      0.06, 0.56, 0.42, 0.63, 0.8, 0.71, 0.61, 0.43, 0.54, 0.45, 0.43, 0.4, 0.4, 0.06, 0.11, 0.7,
      0.62, 0.72, 0.66, 0.42, 0.67, 0.41, 0.73, 0.61, 0.39, 0.81, 0.63, 0.48, 0.56, 0.76, 0.22,
      0.16, 0.31, 0.63, 0.55, 0.49, 0.63, 0.46, 0.52, 0.4, 0.71, 0.79, 0.57, 0.47, 0.06, 0.17, 0.32,
      0.62, 1, 0.55, 0.73, 0.66, 0.59, 0.53, 0.49, 0.71, 0.44, 0.74, 0.5, 0, 0.74, 0.65, 0.47, 0.73,
      0.79, 0.66, 0.5, 0.62, 0.7, 0.65, 0.73, 0.11, 0.11, 0.67, 0.33, 0.54, 0.7, 0.71, 0.51, 0.46,
      0.61, 0.72, 0.56, 0.66, 0.76, 0.61, 0.65, 0.74, 0.77, 0.31, 0.35, 0.73, 0.48, 0.66, 0.58,
      0.77, 0.44, 0.79, 0.32, 0.11, 0.7, 0.56, 0.27, 0.73, 0.11, 0.35, 0.2, 0,
    ],
  },
};

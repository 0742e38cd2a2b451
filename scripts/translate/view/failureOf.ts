import { ServerAway } from './api.ts';
import { fill } from './fill.ts';
import words from './words.json' with { type: 'json' };

/** @returns what is said of a call that failed */
export const failureOf = (error: unknown): string =>
  error instanceof ServerAway
    ? words.away
    : fill(words.failed, { reason: (error as Error).message });

import { createHash } from 'node:crypto';

/** @returns a SHA-256 hash over all that is given, one after the other, in hexadecimal */
export function hashOf(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex');
}

/** @returns the beginning of a hash, as the names of files under `/assets/` carry it */
export const shortHash = (...contents: readonly (string | Buffer)[]) =>
  hashOf(...contents).slice(0, 8);

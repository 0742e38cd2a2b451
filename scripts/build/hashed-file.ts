import { createHash } from 'node:crypto';
import type { Write } from './output.ts';

/** @returns a hash over all that is given, one after the other */
export function hashOf(contents: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex');
}

/** @returns the beginning of a hash, as file names carry it */
export const shortHash = (...contents: readonly (string | Buffer)[]) =>
  hashOf(contents).slice(0, 8);

/**
 * Writes a file under `/assets/`, where everything may be cached for ever.
 *
 * @param name the file's name, with `[hash]` where the hash of its content goes
 * @returns its address
 */
export function writeHashed(write: Write, name: string, content: Buffer): string {
  const address = `/assets/${name.replace('[hash]', shortHash(content))}`;
  write(address, content);
  return address;
}

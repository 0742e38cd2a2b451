import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';

/** @returns the beginning of a hash over all that is given, as file names carry it */
export function shortHash(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/**
 * Writes a file under `/assets/`, where everything may be cached for ever.
 *
 * @param dist the folder of the built site
 * @param name the file's name, with `[hash]` where the hash of its content goes
 * @returns its address
 */
export function writeHashed(dist: URL, name: string, content: Buffer): string {
  const address = `/assets/${name.replace('[hash]', shortHash(content))}`;
  const file = new URL(`.${address}`, dist);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, content);
  return address;
}

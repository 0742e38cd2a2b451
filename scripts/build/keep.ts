/**
 * What was made before, under a hash of all it was made from: made again only when that changes.
 * Every build of the project shares it, whatever it builds and into which folder.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { hashOf } from './hashed-file.ts';
import { once } from './once.ts';

const folder = new URL('../../.build/kept/', import.meta.url);

/** In bytes, what is kept at most: a language's part takes five million, the code's two. */
const room = 1_000_000_000;

/** npm's own record of what is installed: what makes things is a part of what they are made from. */
const installed = new URL('../../node_modules/.package-lock.json', import.meta.url);
const tools = once(() => hashOf([process.version, readFileSync(installed)]));

/**
 * @param kind what is made
 * @param from all that it is made from, but for Node and the packages
 * @param make makes it: text, buffers, and objects, arrays, maps of them
 * @param isSame whether that is still what it was, where it may change while it is read
 * @returns what was made from the same before, or now
 */
export async function keep<Value>(
  kind: string,
  from: readonly (string | Buffer)[],
  make: () => Value | Promise<Value>,
  isSame = () => true,
): Promise<Value> {
  const file = new URL(`${kind}-${hashOf([tools(), ...from])}`, folder);
  try {
    const kept = deserialize(readFileSync(file)) as Value;
    const now = new Date();
    utimesSync(file, now, now);
    return kept;
  } catch {
    // There is none, or none that can be read.
  }
  const value = await make();
  if (!isSame()) return value;
  mkdirSync(folder, { recursive: true });
  // Whole at once: two builds at a time share what is kept.
  const unfinished = new URL(`${file.href}.${process.pid}`);
  writeFileSync(unfinished, serialize(value));
  renameSync(unfinished, file);
  return value;
}

/** Throws away what was not used for longest, where all that is kept takes more than its room. */
export function forgetOldest(kept = folder, most = room): void {
  const files = (existsSync(kept) ? readdirSync(kept) : []).flatMap((name) => {
    const file = new URL(name, kept);
    // Another build may have given it its name meanwhile.
    const state = statSync(file, { throwIfNoEntry: false });
    return state ? [{ file, used: state.mtimeMs, size: state.size }] : [];
  });
  let total = 0;
  for (const { file, size } of files.sort((a, b) => b.used - a.used)) {
    total += size;
    if (total > most) rmSync(file, { force: true });
  }
}

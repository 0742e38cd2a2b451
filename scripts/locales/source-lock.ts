/**
 * What each translation was made from: `locales/_lock/sv.json` holds a fingerprint of every source text as
 * it was when somebody last said that the translation agrees. A source text that has another by now has
 * changed since, and its translation is out of date until somebody has looked.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { LanguageCode } from '../../src/site/languages.ts';
import { type LocaleFile, writeWhole } from './locale-file.ts';
import { pluralForms, withoutForm } from './plural-forms.ts';

/** By file and message, its plural forms being one; of the texts in a list, those of all of them. */
export type Lock = Record<string, Record<string, string>>;

const lockSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** `unread`: nobody has said that the translation agrees. */
export type State = 'translated' | 'stale' | 'missing' | 'unread';

interface Entry {
  /** The message's key, without its plural form. */
  key: string;
  state: State;
  /** What the source says, its plural forms one below the other. */
  original: string;
}

/** Characters of a fingerprint: among two thousand texts no two are the same by chance. */
const fingerprintLength = 8;

/** @returns a text's fingerprint; how a text is set, its spaces and quotation marks, does not change it */
function fingerprint(text: string): string {
  const plain = text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[“”„«»"]/g, '"')
    .replace(/[‘’]/g, "'");
  return createHash('sha256').update(plain).digest('hex').slice(0, fingerprintLength);
}

/** @returns the messages of a file, the plural forms of one together, in the file's order */
function messagesOf(file: LocaleFile): Map<string, string> {
  const forms = Map.groupBy(file.messages, ({ key }) => withoutForm(key));
  return new Map(Array.from(forms, ([key, all]) => [key, all.map(({ text }) => text).join('\n')]));
}

/** Texts of one list share an entry: whatever is put in or moved leaves the others as they are. */
const placeIn = (key: string) => key.replace(/\.\d+(?=\.|$)/g, '.*');

const lockFile = (root: string, language: LanguageCode) =>
  path.join(root, '_lock', `${language}.json`);

/**
 * @param root the folder of the locales
 * @returns a language's lock, or `undefined` where it has none
 * @throws Error where it is broken, naming the file
 */
export function readLock(root: string, language: LanguageCode): Lock | undefined {
  const file = lockFile(root, language);
  if (!existsSync(file)) return undefined;
  try {
    return lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`locales/_lock/${language}.json is no lock: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/**
 * @returns the lock that may be written for a language: a draft's is begun; one that was published without a
 *   lock gets none, since it would then be found to have been read in nothing else
 * @throws Error as `readLock` does
 */
export function lockOf(
  { root, drafts = [] }: { root: string; drafts?: readonly LanguageCode[] },
  language: LanguageCode,
): Lock | undefined {
  return readLock(root, language) ?? (drafts.includes(language) ? {} : undefined);
}

/**
 * @param source a file of the source
 * @param translation the same file in another language, where it has one
 * @returns how each message of the source stands in that language
 */
export function statesOf(
  source: LocaleFile,
  translation: LocaleFile | undefined,
  lock: Lock | undefined,
): Entry[] {
  const texts = new Map(translation?.messages.map(({ key, text }) => [key, text.trim()]));
  const plurals = new Set(
    source.messages
      .filter(({ key }) => withoutForm(key) !== key)
      .map(({ key }) => withoutForm(key)),
  );
  const isWritten = (key: string) =>
    (plurals.has(key)
      ? pluralForms(translation!.language, key).map((form) => `${key}_${form}`)
      : [key]
    ).every((one) => texts.get(one));
  const locked = lock?.[source.name] ?? {};
  const messages = Array.from(messagesOf(source), ([key, original]) => ({
    key,
    original,
    own: fingerprint(original),
  }));
  const places = Map.groupBy(messages, ({ key }) => placeIn(key));
  return messages.map(({ key, original, own }) => {
    const known = locked[placeIn(key)]?.split(' ') ?? [];
    // One that no text has any more tells of a text that has changed: in a list, it may have been this one.
    const hasChanged = () =>
      known.some((one) => places.get(placeIn(key))!.every((message) => message.own !== one));
    const state =
      !translation || !isWritten(key)
        ? 'missing'
        : known.includes(own)
          ? 'translated'
          : hasChanged()
            ? 'stale'
            : 'unread';
    return { key, state, original };
  });
}

/**
 * @param sources the source's files, in the order the lock is to have
 * @param accepts whether somebody has now looked at a message of a file
 * @returns the lock with the fingerprints of these, and of what was accepted before and is still there
 */
export function acceptedIn(
  lock: Lock,
  sources: readonly LocaleFile[],
  accepts: (file: string, key: string) => boolean,
): Lock {
  const next: Lock = {};
  for (const source of sources) {
    const places = Map.groupBy(messagesOf(source), ([key]) => placeIn(key));
    for (const [place, messages] of places) {
      const before = lock[source.name]?.[place]?.split(' ') ?? [];
      const now = messages.map(([key, original]) => ({ key, own: fingerprint(original) }));
      const read = now.filter(({ key, own }) => before.includes(own) || accepts(source.name, key));
      // Those of before stay as long as some are unread, which are then known to have changed.
      const kept = read.length === now.length ? [] : before;
      const all = new Set([...kept, ...read.map(({ own }) => own)]);
      if (all.size > 0) (next[source.name] ??= {})[place] = [...all].join(' ');
    }
  }
  return next;
}

/**
 * @param sources the source's files
 * @param forgets whether a message of a file has been translated anew
 * @returns the lock without what it says of these beside their source as it is
 */
export function forgottenIn(
  lock: Lock,
  sources: readonly LocaleFile[],
  forgets: (file: string, key: string) => boolean,
): Lock {
  const next = structuredClone(lock);
  for (const source of sources) {
    for (const [key, original] of messagesOf(source)) {
      const entries = next[source.name];
      const known = entries?.[placeIn(key)];
      if (!entries || known === undefined || !forgets(source.name, key)) continue;
      const left = known.split(' ').filter((one) => one !== fingerprint(original));
      if (left.length > 0) entries[placeIn(key)] = left.join(' ');
      else delete entries[placeIn(key)];
    }
  }
  return next;
}

/** @returns what a lock says of a message; nothing where it does not know it */
export const entryOf = (lock: Lock, file: string, key: string): string | undefined =>
  lock[file]?.[placeIn(withoutForm(key))];

/** @returns the lock with another entry for a message, or with none */
export function withEntry(
  lock: Lock,
  sources: readonly LocaleFile[],
  { file, key, entry }: { file: string; key: string; entry: string | undefined },
): Lock {
  const { [placeIn(withoutForm(key))]: _, ...others } = lock[file] ?? {};
  const own = entry === undefined ? others : { ...others, [placeIn(withoutForm(key))]: entry };
  // In the order of the sources again.
  return acceptedIn({ ...lock, [file]: own }, sources, () => false);
}

/** Writes a language's lock, whole at once. */
export function writeLock(root: string, language: LanguageCode, lock: Lock): void {
  const file = lockFile(root, language);
  mkdirSync(path.dirname(file), { recursive: true });
  writeWhole(file, `${JSON.stringify(lock, null, 2)}\n`);
}

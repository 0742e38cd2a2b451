/**
 * Marks every message of a page's words, so that whoever reads the finished page can tell which
 * message a line shows: foreseen questions stand under a message's key, and outlive its rewording.
 */
import type { Messages } from '../../src/site/messageBundles.ts';
import type { readWords } from '../locales/read-words.ts';

/** Unicode's supplementary private use area A: one character a message. */
const firstMark = 0xf0000;

/** The marks in a text. */
export const marks = /[\u{f0000}-\u{ffffd}]/gu;

/** Not read by people alone: it says which locale formats figures. */
const unmarked = 'common';

/**
 * @param read reads a page's words
 * @returns the same with a mark at the end of each message, and what says which message a mark is
 *   of: `faq:questions.price.answer`
 */
export function markWords(read: typeof readWords) {
  const keys: string[] = [];
  const places = new Map<string, number>();

  const readMarked: typeof readWords = (language, id) =>
    eachIn(read(language, id), (namespaces) =>
      eachIn(namespaces, (words, name) => (name === unmarked ? words : mark(words, `${name}:`))),
    ) as Messages;

  return { readMarked, keyOf: (char: string) => keys[char.codePointAt(0)! - firstMark] };

  function mark(value: unknown, key: string): unknown {
    if (typeof value === 'object' && value) {
      const parent = key.endsWith(':') ? key : `${key}.`;
      if (Array.isArray(value)) return value.map((one, at) => mark(one, `${parent}${at}`));
      return eachIn(value, (one, name) => mark(one, parent + name));
    }
    const place = places.get(key) ?? keys.push(key) - 1;
    places.set(key, place);
    return `${String(value)}${String.fromCodePoint(firstMark + place)}`;
  }
}

const eachIn = (all: object, change: (value: object, name: string) => unknown) =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]: [string, object]) => [name, change(value, name)]),
  );

/**
 * Marks every message of a page, so that the rendered page tells which message a line shows: foreseen
 * questions stand under a message's key, and outlive its rewording.
 */
import type { Messages } from '../../src/site/messageBundles.ts';
import type { readMessages } from '../locales/read-messages.ts';

/** Unicode's supplementary private use area A: one character a message. */
const firstMark = 0xf0000;

/** The marks in a text. */
export const marks = /[\u{f0000}-\u{ffffd}]/gu;

/** Not read by people alone: it says which locale formats figures. */
const unmarked = 'common';

/**
 * @param read reads a page's messages
 * @returns the same with a mark at the end of each message, and what says which message a mark is
 *   of: `faq:questions.price.answer`
 */
export function markMessages(read: typeof readMessages) {
  const keys: string[] = [];
  const indexes = new Map<string, number>();

  const readMarked: typeof readMessages = (language, id) =>
    eachIn(read(language, id), (namespaces) =>
      eachIn(namespaces, (values, name) => (name === unmarked ? values : mark(values, `${name}:`))),
    ) as Messages;

  return { readMarked, keyOf: (char: string) => keys[char.codePointAt(0)! - firstMark] };

  function mark(value: unknown, key: string): unknown {
    if (typeof value === 'object' && value) {
      const parent = key.endsWith(':') ? key : `${key}.`;
      if (Array.isArray(value)) return value.map((one, at) => mark(one, `${parent}${at}`));
      return eachIn(value, (one, name) => mark(one, parent + name));
    }
    const index = indexes.get(key) ?? keys.push(key) - 1;
    indexes.set(key, index);
    return `${String(value)}${String.fromCodePoint(firstMark + index)}`;
  }
}

const eachIn = (all: object, change: (value: object, name: string) => unknown) =>
  Object.fromEntries(
    Object.entries(all).map(([name, value]: [string, object]) => [name, change(value, name)]),
  );

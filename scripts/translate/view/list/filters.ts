/** Which texts are listed. */
import type { Text } from '../../contract.ts';

const filters = {
  all: () => true,
  missing: ({ text }) => text.trim() === '',
  stale: ({ state }) => state === 'stale' || state === 'unread',
  same: ({ remarks }) => remarks.some(({ kind }) => kind === 'same'),
  long: ({ remarks }) => remarks.some(({ kind }) => kind === 'limit'),
  wrong: ({ remarks }) => remarks.length > 0,
  noteless: ({ notes }) => notes.length === 0,
  mine: ({ isChanged }) => isChanged,
} satisfies Record<string, (text: Text) => boolean>;

export type Filter = keyof typeof filters;

export const filterNames = Object.keys(filters) as Filter[];

/** @returns the texts that a filter lets through and that say what is sought, or whose key does */
export function listed(texts: readonly Text[], filter: Filter, sought: string): Text[] {
  const lower = sought.trim().toLowerCase();
  return texts.filter(
    (text) =>
      filters[filter](text) &&
      [text.text, text.source, `${text.file}:${text.key}`].some((one) =>
        plain(one).includes(lower),
      ),
  );
}

/** As one would type it: without what is not seen. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\u00ad/g, '')
    .replace(/\u00a0/g, ' ');

/** Where a text stands on the page that is shown. */
export type Standing = 'seen' | 'heard' | 'elsewhere';

/**
 * @param onPage the numbers of the texts on the page in the order one reads them, and whether they are seen
 * @returns the texts in that order, and after them those that are not there
 */
export function byStanding(
  texts: readonly Text[],
  onPage: readonly { number: number; isSeen: boolean }[],
): Record<Standing, Text[]> {
  const byNumber = new Map(texts.map((text) => [text.number, text]));
  const there = onPage.flatMap(({ number, isSeen }) => {
    const text = byNumber.get(number);
    return text ? [{ text, isSeen }] : [];
  });
  const numbers = new Set(onPage.map(({ number }) => number));
  return {
    seen: there.filter(({ isSeen }) => isSeen).map(({ text }) => text),
    heard: there.filter(({ isSeen }) => !isSeen).map(({ text }) => text),
    elsewhere: texts.filter(({ number }) => !numbers.has(number)),
  };
}

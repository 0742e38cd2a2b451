import { useMemo, useState } from 'react';
import type { Text } from '../../contract.ts';
import { byStanding, type Filter, filterNames, listed } from './filters.ts';
import words from '../words.json' with { type: 'json' };

export interface Group {
  heading: string;
  texts: readonly Text[];
}

/** Which texts are listed, and in what order. */
export interface List {
  groups: readonly Group[];
  /** All of them, one after the other. */
  texts: readonly Text[];
  filter: Filter;
  setFilter: (filter: Filter) => void;
  /** How many texts each filter lets through, of those that are sought. */
  counts: Record<Filter, number>;
  sought: string;
  setSought: (sought: string) => void;
  /** Only those of the page that is shown. */
  isHere: boolean;
  setHere: (isHere: boolean) => void;
}

/**
 * @param texts a language's texts
 * @param files those whose words the page shows
 * @param onPage what stands on it
 */
export function useList(
  texts: readonly Text[],
  files: readonly string[],
  onPage: Parameters<typeof byStanding>[1],
): List {
  const [filter, setFilter] = useState<Filter>('all');
  const [sought, setSought] = useState('');
  const [isHere, setHere] = useState(true);

  const { groups, counts } = useMemo(() => {
    const near = isHere ? texts.filter(({ file }) => files.includes(file)) : texts;
    const among = listed(near, filter, sought);
    const sizes = filterNames.map((name) => [name, listed(near, name, sought).length]);
    return {
      groups: (isHere ? groupedByStanding(among, onPage) : groupedByFile(among)).filter(
        (group) => group.texts.length > 0,
      ),
      counts: Object.fromEntries(sizes) as Record<Filter, number>,
    };
  }, [texts, files, onPage, filter, sought, isHere]);

  return {
    groups,
    texts: groups.flatMap((group) => group.texts),
    filter,
    setFilter,
    counts,
    sought,
    setSought,
    isHere,
    setHere,
  };
}

function groupedByStanding(
  texts: readonly Text[],
  onPage: Parameters<typeof byStanding>[1],
): Group[] {
  const { seen, heard, elsewhere } = byStanding(texts, onPage);
  return [
    { heading: words.list.seen, texts: seen },
    { heading: words.list.heard, texts: heard },
    { heading: words.list.elsewhere, texts: elsewhere },
  ];
}

const groupedByFile = (texts: readonly Text[]): Group[] =>
  Array.from(
    Map.groupBy(texts, ({ file }) => file),
    ([heading, own]) => ({ heading, texts: own }),
  );

/** Words that tell nothing of what is asked: articles, pronouns, words of courtesy. */
import type { AnswerWords } from '../../_shared/siteText.ts';
import { entriesOf, termsOf } from './terms.ts';

/** Each word with the one it counts as: itself or, where people write it in several ways, the first. */
export type SmallWords = ReadonlyMap<string, string>;

/**
 * A group of synonyms that are all small words is one word in several spellings: `vara, va`. The
 * headings and foreseen questions have it in one of them, the visitor in another.
 */
export function smallWordsOf({
  smallWords,
  synonyms,
}: Pick<AnswerWords, 'smallWords' | 'synonyms'>): SmallWords {
  const small = new Map(termsOf(smallWords).map((word) => [word, word]));
  for (const group of entriesOf(synonyms, ';')) {
    const entries = entriesOf(group).map(termsOf);
    const spellings = entries.flatMap((terms) => (terms.length === 1 ? terms : []));
    if (group.includes('>') || spellings.length < entries.length) continue;
    if (!spellings.every((word) => small.has(word))) continue;
    for (const word of spellings) small.set(word, spellings[0]!);
  }
  return small;
}

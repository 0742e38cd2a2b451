/** The sentences of a message, and what they ask. */
import { termsOf } from './terms.ts';

/** Each part of a question is searched for by itself. */
const mostClauses = 12;

/** @returns the sentences of a message, with what ends them */
export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?\n]+[.!?\n]*/gu) ?? [];
}

/** @returns whether a sentence ends as a question does */
export function asks(sentence: string): boolean {
  return sentence.includes('?');
}

/** @returns the parts of a message that asks several things at once */
export function clausesOf(text: string): string[] {
  const sentences = sentencesOf(text);
  const asked = sentences.filter(asks);
  return (asked.length > 0 ? asked : sentences)
    .flatMap((sentence) => sentence.split(/[,;:()–]+/u))
    .filter((clause) => termsOf(clause).length > 2)
    .slice(0, mostClauses);
}

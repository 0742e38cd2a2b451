/** Judges the chat's answers as a person would, by the questions in `tests/evaluation`. */
import { existsSync, readFileSync } from 'node:fs';
import type { ChatTurn } from '../../supabase/functions/_shared/contract.ts';
import type { Chat } from '../../supabase/functions/chat-with-ai/search/chat.ts';
import type { StoredIndex } from '../../supabase/functions/chat-with-ai/search/siteIndex.ts';
import { wordsIn } from '../../supabase/functions/chat-with-ai/search/words.ts';

/** What is asked; what follows `half` is not the site's to answer. */
const kinds = [
  'plain',
  'short',
  'long',
  'slip',
  'follow-up',
  'negation',
  'several',
  'other-language',
  'half',
  'absent',
  'outside',
  'abuse',
  'injection',
  'foreign',
] as const;

export interface EvaluationQuestion {
  id: string;
  question: string;
  /** What the same visitor asked before, oldest first. */
  history?: string[];
  /** Every list is a fact that must be told, in any one of its wordings. */
  facts: string[][];
  /** What is asked and the site does not say. */
  absent?: string[];
  /** What would make the answer false. */
  never?: string[];
  kind: (typeof kinds)[number];
  /** Kept apart from whoever tunes the search. */
  apart: boolean;
}

/** An answer as a visitor reads it. */
interface Part {
  text: string;
  /** The address of its section, without language prefix. */
  source: string;
}

export interface Verdict {
  question: EvaluationQuestion;
  answer: string;
  /** How many words it has, without links to sections. */
  words: number;
  /** What is wrong with it; nothing where it is good. */
  faults: string[];
}

/** The most words of an answer, and within how many of them its fact comes. */
const alone = { most: 60, fact: 40 };
const together = { most: 45, fact: 30, all: 140 };

/** Where the sets are: the last two were written by strangers to the code. */
export const sets = ['questions', 'strangers', 'everyday'] as const;
export type EvaluationSet = (typeof sets)[number];

/** @returns a set of a language; empty where nobody has written one yet */
export function readQuestions(language: string, set: EvaluationSet): EvaluationQuestion[] {
  const file = new URL(`../../tests/evaluation/${set}/${language}.json`, import.meta.url);
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')) as EvaluationQuestion[];
}

/**
 * Asks a question as a visitor would, after those of its history and their answers.
 *
 * @param indexes what the chat answers from, by language
 * @param language the language of the page
 */
export async function judge(
  chat: Chat,
  indexes: Readonly<Record<string, Pick<StoredIndex, 'passages' | 'words'>>>,
  language: string,
  question: EvaluationQuestion,
): Promise<Verdict> {
  const conversationHistory: ChatTurn[] = [];
  for (const message of question.history ?? []) {
    const { text: content } = await chat.answer({ message, conversationHistory }, [language]);
    conversationHistory.push({ role: 'user', content: message }, { role: 'assistant', content });
  }
  const request = { message: question.question, conversationHistory };
  const reply = await chat.answer(request, [language]);
  const index = indexes[reply.language]!;
  const parts = partsOf(reply.text, index);
  const words = parts.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const faults = faultsOf();
  return { question, answer: reply.text, words, faults };

  function faultsOf(): string[] {
    const { kind, facts, never = [], absent = [] } = question;
    const expected =
      kind === 'other-language'
        ? Object.keys(indexes).find((code) => code !== language)!
        : language;
    const found = reply.language === expected ? [] : ['language'];
    const { outcome, text } = reply;
    if (facts.length === 0) {
      const owns = outcome === 'declined' || (kind === 'absent' && outcome === 'half');
      return [
        ...found,
        ...(owns ? [] : ['answered']),
        ...(/\]\(\/contact\)/.test(text) ? [] : ['no person']),
      ];
    }
    if (outcome === 'declined') return [...found, 'declined'];
    if (kind === 'half') {
      const owned = plain(text.split('\n')[0]!);
      if (outcome !== 'half') found.push('not half');
      else if (!absent.some((word) => owned.includes(plain(word)))) found.push('other half');
    } else if (outcome === 'half') found.push('half');
    if (never.some((wrong) => plain(text).includes(plain(wrong)))) found.push('false');
    return [...found, ...(kind === 'several' ? faultsTogether() : faultsAlone())];
  }

  function faultsAlone(): string[] {
    const all = parts.map(({ text }) => text).join('\n');
    const found = words > alone.most ? ['long'] : [];
    for (const fact of question.facts) {
      if (!says(all, fact)) found.push('fact');
      else if (!says(opening(all, alone.fact), fact)) found.push('late');
    }
    const holds = parts.some(({ source }) => says(sectionText(source), question.facts[0]!));
    return holds || found.includes('fact') ? found : [...found, 'source'];
  }

  function faultsTogether(): string[] {
    const found = words > together.all ? ['long'] : [];
    if (parts.some(({ text }) => wordsIn(text) > together.most)) found.push('long part');
    for (const fact of question.facts) {
      if (!parts.some(({ text }) => says(opening(text, together.fact), fact))) found.push('fact');
    }
    return found;
  }

  function sectionText(address: string): string {
    return index.passages
      .filter(({ path, id }) => address === `${path}${id && `#${id}`}`)
      .flatMap(({ page, headings, lines }) => [page, ...headings, ...lines])
      .join('\n');
  }
}

/** What is said, each with its source; neither what is owned not to be said nor what is related. */
function partsOf(text: string, { words }: Pick<StoredIndex, 'words'>): Part[] {
  const parts: Part[] = [];
  let said: string[] = [];
  for (const paragraph of text.split('\n\n')) {
    const source = sourceIn(paragraph, words.sample);
    if (source !== undefined) {
      parts.push({ text: said.join('\n'), source });
      said = [];
    } else if (!begins(paragraph, words.half) && !begins(paragraph, words.related)) {
      said.push(paragraph);
    }
  }
  return parts;
}

function sourceIn(paragraph: string, sample: string): string | undefined {
  const [before, after] = sample.split('{{section}}');
  const link = /^\[[^\]]+\]\((?<address>\/[^)]*)\)$/;
  const inner = paragraph.startsWith('[')
    ? paragraph.replace(after!, '')
    : paragraph.replace(before!, '').replace(after!, '');
  return link.exec(inner)?.groups!['address'];
}

const begins = (text: string, message: string) => text.startsWith(message.split('{{')[0]!);

/** @returns the first words of a text */
function opening(text: string, words: number): string {
  return (
    text
      .match(/\S*[\p{L}\p{N}]\S*[^\p{L}\p{N}]*/gu)
      ?.slice(0, words)
      .join('') ?? ''
  );
}

/** @returns whether a text holds a fact in one of its wordings */
export function says(text: string, wordings: readonly string[]): boolean {
  const told = plain(text);
  return wordings.some((wording) => told.includes(plain(wording)));
}

/** Spaces and dashes made plain, what only divides or stresses a word left out, in lower case. */
function plain(text: string): string {
  return text
    .replace(/[\u00a0\u202f\s]+/g, ' ')
    .replace(/[\u2010-\u2014]/g, '-')
    .replace(/[\u00ad\u2060]|\*\*/g, '')
    .toLowerCase();
}

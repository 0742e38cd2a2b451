/** Judges the chat's answers by the evaluation set in `tests/evaluation/questions`. */
import { existsSync, readFileSync } from 'node:fs';
import type { ChatTurn } from '../../supabase/functions/_shared/contract.ts';
import type { LanguageText, SiteText } from '../../supabase/functions/_shared/siteText.ts';
import type { SiteAnswerer } from '../../supabase/functions/chat-with-ai/search/siteAnswerer.ts';

/** One entry of a set: `tests/evaluation/questions/<language>.json`. */
export interface EvaluationQuestion {
  id: string;
  question: string;
  /** What the same visitor asked before, oldest first. */
  history?: string[];
  /** Every list is a fact that must be told, in any one of its wordings. */
  facts: string[][];
  /** The pages the facts stand on, without language prefix. */
  pages: string[];
  kind: 'plain' | 'short' | 'long' | 'slip' | 'follow-up' | 'outside';
  /** Kept apart from whoever tunes the search. */
  apart: boolean;
}

export interface Verdict {
  question: EvaluationQuestion;
  answer: string;
  milliseconds: number;
  /** Every fact is told. Of what lies outside the site's matter: it is declined. */
  right: boolean;
  declined: boolean;
  /** Every line stands in the text of the language asked in. */
  inLanguage: boolean;
  /** Names one of the pages the facts stand on. */
  citesRightPage: boolean;
  /** Names at least one page, and none that the site does not have. */
  citesRealPages: boolean;
}

/** @returns the evaluation set of a language; empty where nobody has written one yet */
export function readQuestions(language: string): EvaluationQuestion[] {
  const file = new URL(`../../tests/evaluation/questions/${language}.json`, import.meta.url);
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')) as EvaluationQuestion[];
}

/**
 * Asks every question as a visitor would, after those of its history and their answers.
 *
 * @param site what answers
 * @param siteText what it answers from
 */
export function judge(
  site: SiteAnswerer,
  siteText: SiteText,
  language: string,
  questions: readonly EvaluationQuestion[],
): Verdict[] {
  const text = siteText[language]!;
  const paths = new Set(text.pages.map(({ path }) => path));
  const ownWords = everyWordOf(text);
  return questions.map((question) => {
    const conversationHistory: ChatTurn[] = [];
    for (const message of question.history ?? []) {
      const content = site.answer({ message, conversationHistory }, [language]);
      conversationHistory.push({ role: 'user', content: message }, { role: 'assistant', content });
    }
    const start = performance.now();
    const answer = site.answer({ message: question.question, conversationHistory }, [language]);
    const milliseconds = performance.now() - start;
    const declined = isDeclined(answer, text);
    const told = plain(answer);
    const cited = Array.from(answer.matchAll(/\]\((\/[^)]*)\)/g), ([, path]) => path!);
    const tellsAll = question.facts.every((wordings) =>
      wordings.some((wording) => told.includes(plain(wording))),
    );
    return {
      question,
      answer,
      milliseconds,
      declined,
      right: question.kind === 'outside' ? declined : tellsAll && !declined,
      inLanguage: saysOnly(answer, ownWords, text),
      citesRightPage: cited.some((path) => question.pages.includes(path)),
      citesRealPages: cited.length > 0 && cited.every((path) => paths.has(path)),
    };
  });
}

/** No-break spaces and dashes made plain, what only divides a word left out, in lower case. */
function plain(text: string): string {
  return text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u2010-\u2014]/g, '-')
    .replace(/[\u00ad\u2060]/g, '')
    .toLowerCase();
}

function isDeclined(answer: string, { answers }: LanguageText): boolean {
  return answer.startsWith(answers.declined.split('{{contact}}')[0]!);
}

/** Everything an answer in a language may be made of. */
function everyWordOf({ answers, pages }: LanguageText): string {
  const sections = pages.flatMap(({ title, sections: own }) => [
    title,
    ...own.flatMap(({ headings, text }) => [...headings, ...text]),
  ]);
  return [answers.greeting, answers.thanks, ...sections].join('\n');
}

function saysOnly(answer: string, ownWords: string, { answers }: LanguageText): boolean {
  if (isDeclined(answer, { answers, pages: [] })) return true;
  const lines = answer.split('\n').filter((line) => line.trim() !== '');
  const [lead = ''] = answers.source.split('{{page}}');
  const source = lines.at(-1) ?? '';
  const passages = source.startsWith(lead) ? lines.slice(0, -1) : lines;
  return passages.every((line) => ownWords.includes(line.replace(/^- |^\*\*|\*\*$/g, '')));
}

/**
 * Makes an answer of what a model wrote, or finds that it is none. Nothing in it is trusted: marks
 * are flattened, links lead to the pages of the passages, and the sections named as the source are
 * those of the passages it says it used.
 */
import { linkTo } from '../search/composeAnswer.ts';
import type { Passage } from '../search/siteIndex.ts';
import { flattenMarks } from './modelMarks.ts';
import type { Found } from './passages.ts';
import { noAnswer, quotesRules } from './prompt.ts';

/** A reply that is no answer, and why. */
type Unfit = 'empty' | 'too_long' | 'quotes_rules' | 'foreign_address' | 'unreadable';

type Reading =
  { outcome: 'answered' | 'declined'; answer: string } | { outcome: Unfit; answer?: undefined };

/** The most characters a reply may have. */
const replyLength = 3000;

/** How many sections an answer names. */
const sectionsNamed = 3;

/** Numbers of passages in square brackets, of one or several, with a word before or without. */
const citation =
  /[^\S\n]*(?:\[(?:\^|passages?\s|sources?\s)?\s*(\d{1,2}(?:\s*[,;&–-]\s*\d{1,2})*)\s*\]|【(\d{1,2})[^【】]*】)/gi;

/** What is left between and around numbers that are gone. */
const between = /\s*\(\s*[,;&]*\s*\)|(?:\s{0,3}[,;&]){1,6}(?=\s*(?:[.!?]|$))/gm;
const bareLabel = /(?:^|\n+)[\p{L} *]{2,30}:[\s,;.&*]*$/u;

/** Addresses of pages, mailboxes and scripts. What the site says itself may be said. */
const foreign =
  /(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.|(?:mailto|javascript|vbscript):)[^\s)\]]+|data:[a-z]+\/[^\s)\]]+|[^\s@()[\]]+@[^\s@()[\]]+\.[^\s@()[\]]+/gi;

/** Longer than any word of a language: letters in code, or an address without a scheme. */
const unreadable = /[^\s()[\]]{60}/;

/**
 * @param content what the model wrote
 * @param found what it was given, at least one passage
 */
export function readReply(content: string, found: Found): Reading {
  const { language, passages } = found;
  // Some servers leave what the model thought before its answer.
  const said = content.replace(/^[\s\S]*<\/think>|<think>[\s\S]*$/gi, '').trim();
  if (!said) return { outcome: 'empty' };
  if (said.length > replyLength) return { outcome: 'too_long' };
  const paths = new Set(passages.map(({ path }) => path));
  const { uncited, cited } = withoutCitations(flattenMarks(said, paths), passages);
  // Once more: what a number stood within may be a mark without it.
  const text = flattenMarks(withoutSource(uncited, found.source), paths).replace(bareLabel, '');
  if (!text) return { outcome: 'empty' };
  // What is left of the marks is what would be read.
  if (quotesRules(text, language)) return { outcome: 'quotes_rules' };
  if (text.includes(noAnswer)) return { outcome: 'declined', answer: found.declined };
  if (namesForeign(text, passages)) return { outcome: 'foreign_address' };
  if (unreadable.test(text)) return { outcome: 'unreadable' };
  const source = sourceOf(cited.length > 0 ? cited : [passages[0]!], language);
  return {
    outcome: 'answered',
    answer: `${text}\n\n${found.source.replace('{{page}}', () => source)}`,
  };
}

function withoutCitations(
  text: string,
  passages: readonly Passage[],
): { uncited: string; cited: Passage[] } {
  const cited = new Set<Passage>();
  const uncited = text.replace(citation, (_whole, listed?: string, single?: string) => {
    for (const number of (listed ?? single ?? '').split(/\D+/)) {
      const passage = passages[Number(number) - 1];
      if (passage) cited.add(passage);
    }
    return '';
  });
  return { uncited: uncited.replace(between, ''), cited: [...cited] };
}

function namesForeign(text: string, passages: readonly Passage[]): boolean {
  const known = passages
    .flatMap(({ lines }) => lines)
    .join('\n')
    .toLowerCase();
  return Array.from(text.matchAll(foreign), ([address]) =>
    address.toLowerCase().replace(/[.,;:!?*'"”’]+$/u, ''),
  ).some((address) => !known.includes(address));
}

/** Links to the sections of the passages, each once, in the order they were used. */
function sourceOf(passages: readonly Passage[], language: string): string {
  const links = [...new Set(passages.map(linkTo))].slice(0, sectionsNamed);
  return new Intl.ListFormat(language).format(links);
}

/** Without lines that name pages as the source, which earlier answers end with. */
export function withoutSource(text: string, source: string): string {
  const [before = ''] = source.split('{{page}}');
  if (!before.trim()) return text;
  return text
    .split('\n')
    .filter((line) => !line.replaceAll('**', '').trim().startsWith(before.trim()))
    .join('\n')
    .trim();
}

/**
 * Reads what a model writes as it comes, and gives each statement as soon as it is finished and
 * checked. Nothing in it is trusted: a statement names the passages it rests on, its marks are
 * flattened, its links lead to those pages, and its figures and addresses stand there. Where a figure
 * does and the words with it do not, the site is quoted in its place.
 */
import { excerptOf, linkTo } from '../search/composeAnswer.ts';
import type { Passage } from '../search/siteIndex.ts';
import { termsOf } from '../search/words.ts';
import { hasAddress, judge, type Verdict } from './grounds.ts';
import { flattenMarks } from './modelMarks.ts';
import { type Found, passageText } from './passages.ts';
import { noAnswer, notSaid, quotesRules } from './prompt.ts';

/**
 * What became of a reply: `half` where it owns what the passages leave open, `ungrounded` where it said
 * something, and nothing that has a source.
 */
type Outcome =
  'answered' | 'half' | 'declined' | 'empty' | 'ungrounded' | 'too_long' | 'quotes_rules';

export interface Reading {
  outcome: Outcome;
  /** How many statements were not shown as the model wrote them. */
  withheld: number;
  /** The line that names the sections an answer rests on; empty where it is none. */
  sources: string;
}

/** The most characters a reply may have. */
const replyLength = 3000;

/** How many sections an answer names. */
const sectionsNamed = 3;

/** How much of the question may be owned not to be said, in characters. */
const matterLength = 80;

/** Numbers of passages in brackets, of one or several, with a word before and between or without. */
const numbers = String.raw`[\[［][^\d\[\]［］\n]{0,12}\d{1,3}(?:[^\d\[\]［］\n]{1,5}\d{1,3}){0,9}\s*[\]］]|【\d{1,3}[^【】]*】`;

/** With “and” or “or” between two of them. */
const citation = new RegExp(
  String.raw`[^\S\n]*(?:${numbers})(?:[^\S\n]\p{L}{1,4}[^\S\n](?=(?:${numbers})\s*(?:[.!?]|$)))?`,
  'giu',
);

/**
 * Where a statement is finished: its sentence ends with the numbers of its passages, before or after
 * the full stop, and something else follows; or the line ends.
 */
const finish = new RegExp(
  String.raw`(?:(?:[^\S\n]{0,3}(?:${numbers})){1,9}[^\S\n]{0,3}[.!?…]{1,3}[*"”’')]{0,4}|` +
    String.raw`[.!?…][*"”’')]{0,4}(?:[^\S\n]{0,3}(?:${numbers})){1,9})(?=[^\S\n]+[^\s[【]|\s*\n)|\n`,
  'iu',
);

/** What a model thinks before it answers, where its server sends that. */
const thought = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi;
const unopenedThought = /^[\s\S]*?<\/think(?:ing)?>/i;
const openThought = /<think(?:ing)?>[\s\S]*$/i;

/** What is left between and around numbers that are gone. */
const between = /\s*\(\s*[,;&]*\s*\)|(?:\s{0,3}[,;&]){1,6}(?=\s*(?:[.!?]|$))/gm;

/** A heading, or what ends in a colon, says nothing by itself. */
const leadIn = /:[\s*,;&]*$/;
const heading = /^\*\*[^*]+\*\*$/;

/** What makes a line an item of a list. */
const itemMark = /^\s*(?:[-*+•]|\d{1,2}[.)])\s+/;

/** Longer than any word of a language: letters in code, or an address without a scheme. */
const unreadable = /[^\s()[\]]{60}/;

/**
 * @param pieces what a model writes, in whatever pieces it comes
 * @param found what it was given, at least one passage
 * @param question what it was asked
 * @returns the statements, each beginning with the white space that joins it to those before
 * @throws what `pieces` throws
 */
export async function* readStatements(
  pieces: AsyncIterable<string>,
  found: Found,
  question: string,
): AsyncGenerator<string, Reading> {
  const { language, passages, say, contentOf } = found;
  const paths = new Set(passages.map(({ path }) => path));
  const sources = new Set<Passage>();
  let shown = '';
  let withheld = 0;
  let declines = false;
  /** The question's words for what the passages do not say. */
  const matters: string[] = [];
  /** What is still to be finished. */
  let rest = '';
  let length = 0;
  /** The line that only leads in to what follows, to be shown with it. */
  let lead = '';
  let isBegun = false;
  let isWithinLine = false;
  /** Whether something of this line is shown, and else the mark it began with. */
  let isLineShown = false;
  let mark = '';

  const ending = (outcome: Outcome): Reading => ({
    outcome,
    withheld,
    sources: sources.size > 0 ? sourceLine([...sources], found) : '',
  });

  for await (const piece of pieces) {
    rest = (rest + piece).replace(thought, '');
    if (!isBegun) rest = rest.replace(unopenedThought, '');
    if (openThought.test(rest)) continue;
    length += piece.length;
    if (length > replyLength) return ending('too_long');
    for (const statement of finished()) {
      if (quotesRules(shown + statement, language)) return ending('quotes_rules');
      yield keep(statement);
    }
  }
  rest = `${rest.replace(openThought, '')}\n`;
  for (const statement of finished()) {
    if (quotesRules(shown + statement, language)) return ending('quotes_rules');
    yield keep(statement);
  }
  const matter = new Intl.ListFormat(language).format(new Set(matters.filter(Boolean)));
  if (shown && matter) yield keep(`\n\n${say('half', { matter })}`);
  if (shown) return ending(matter ? 'half' : 'answered');
  if (declines || (matters.length > 0 && withheld === 0)) return ending('declined');
  return ending(withheld > 0 ? 'ungrounded' : 'empty');

  function keep(statement: string): string {
    shown += statement;
    return statement;
  }

  /** Takes what is finished off the rest. */
  function* finished(): Generator<string> {
    for (let end = finish.exec(rest); end; end = finish.exec(rest)) {
      const isLine = end[0] === '\n';
      const written = rest.slice(0, end.index + (isLine ? 0 : end[0].length));
      rest = rest.slice(end.index + end[0].length);
      const statement = take(written);
      if (statement) yield statement;
      isWithinLine = !isLine;
      if (isLine) {
        isLineShown = false;
        mark = '';
      }
    }
  }

  /** @returns a statement as it is shown after those before, or nothing */
  function take(written: string): string {
    isBegun = true;
    const open = isWithinLine ? mark + written.replace(/^\s*(?:[-*+•–#]{1,6}\s+)*/, '') : written;
    const text = textOf(open, paths);
    if (text.includes(noAnswer)) declines = true;
    const left = leftOpen(text, question);
    if (left !== undefined) matters.push(left);
    if (!text || text.includes(noAnswer) || left !== undefined) return '';
    const cited = passagesIn(lead + open, passages);
    if (leadIn.test(text) || (heading.test(text) && passagesIn(open, passages).length === 0)) {
      lead = `${open}\n`;
      return '';
    }
    const said = textOf(lead + open, paths);
    const verdict = verdictOn(said, text, cited);
    if (verdict !== 'grounded') withheld += 1;
    if (verdict === 'invented') mark ||= itemMark.exec(open)?.[0] ?? '';
    if (verdict === 'invented') return '';
    lead = '';
    mark = '';
    if (verdict === 'reworded') {
      isLineShown = false;
      return quote(said, cited);
    }
    for (const passage of cited) sources.add(passage);
    const joint = isLineShown ? ' ' : separator(shown, said);
    isLineShown = true;
    return joint + said;
  }

  /** @param said the statement with what leads in to it, which may be what is invented */
  function verdictOn(said: string, statement: string, cited: readonly Passage[]): Verdict {
    if (cited.length === 0 || unreadable.test(said)) return 'invented';
    const source = { texts: cited.map(passageText), language, contentOf };
    const verdict = judge(said, source);
    if (verdict === 'invented' && said !== statement && judge(statement, source) !== 'invented')
      return 'reworded';
    return verdict;
  }

  /** @returns the site's own words for a statement, where they are not shown yet */
  function quote(said: string, cited: readonly Passage[]): string {
    const wanted = new Set(contentOf(said));
    // Figures first, then words.
    const score = (text: string) => {
      const shared = [...new Set(contentOf(text))].filter((stem) => wanted.has(stem));
      return shared.filter((stem) => /\p{N}/u.test(stem)).length + 1 - 1 / (1 + shared.length);
    };
    const scores = cited.map((passage) => score(passageText(passage)));
    const passage = cited[scores.indexOf(Math.max(...scores))]!;
    const excerpt = excerptOf(passage, score, false).replace(/[\u00ad\u2060]/g, '');
    if (shown.includes(excerpt)) return '';
    sources.add(passage);
    return shown ? `\n\n${excerpt}` : excerpt;
  }
}

/** @returns the passages whose numbers a text has, each once */
function passagesIn(text: string, passages: readonly Passage[]): Passage[] {
  const cited = Array.from(text.matchAll(citation), ([marked]) => {
    const [first, ...more] = marked.match(/\d+/g)!.map(Number) as [number, ...number[]];
    const isSpan = more.length === 1 && /\d\s*[–-]\s*\d/.test(marked);
    const places = isSpan ? placesBetween(first, more[0]!) : [first, ...more];
    return (marked.includes('【') ? [first] : places).flatMap((place) => passages[place - 1] ?? []);
  });
  return [...new Set(cited.flat())];
}

function placesBetween(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at);
}

/** @returns a statement with the marks a message may have, without numbers of passages */
function textOf(written: string, paths: ReadonlySet<string>): string {
  const uncited = flattenMarks(written, paths).replace(citation, '').replace(between, '');
  // Once more: what a number stood within may be a mark without it.
  return flattenMarks(uncited, paths);
}

/** @returns what a model says the passages leave open, in words of the question alone */
function leftOpen(text: string, question: string): string | undefined {
  const said = new RegExp(`${notSaid}[:*\\s]*(.*)$`, 'm').exec(text)?.[1]?.trim();
  if (said === undefined) return undefined;
  const asked = new Set(termsOf(question));
  const terms = termsOf(said);
  const isAsked = terms.length > 0 && terms.every((term) => asked.has(term));
  return isAsked && said.length <= matterLength && !hasAddress(said)
    ? said.replace(/[*.\s]+$/, '')
    : '';
}

/** Items of a list stand close, paragraphs apart. */
function separator(before: string, text: string): string {
  if (!before) return '';
  const last = before.slice(before.lastIndexOf('\n') + 1);
  return last.startsWith('- ') && text.startsWith('- ') ? '\n' : '\n\n';
}

/** Links to the sections of the passages, each once, in the order they were used. */
function sourceLine(passages: readonly Passage[], { language, say }: Found): string {
  const links = passages.map((passage) =>
    passage.sample ? say('sample', { section: linkTo(passage) }) : linkTo(passage),
  );
  const named = [...new Set(links)].slice(0, sectionsNamed);
  return `\n\n${say('source', { page: new Intl.ListFormat(language).format(named) })}`;
}

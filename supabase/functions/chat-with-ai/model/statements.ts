/**
 * Reads what a model writes as it comes, and gives each statement as soon as it is finished and
 * checked. Nothing in it is trusted: a statement names the passages it rests on, its marks are
 * flattened, its links lead to those pages, and where it measures something the site is quoted.
 */
import { linkTo } from '../search/composeAnswer.ts';
import type { Passage } from '../search/siteIndex.ts';
import { sentencesOf, termsOf } from '../search/words.ts';
import { citation, finish, passagesIn } from './citations.ts';
import { groundedIn, hasAddress, plain } from './grounds.ts';
import { flattenMarks } from './modelMarks.ts';
import type { Found } from './passages.ts';
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
  const { language, passages, say } = found;
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
    const said = groundedSentences(text, cited);
    if (!said) {
      mark ||= itemMark.exec(open)?.[0] ?? '';
      return '';
    }
    const led = lead && groundedSentences(textOf(lead, paths), cited);
    const whole =
      led && !plain(said).includes(plain(led)) ? `${led}${separator(led, said)}${said}` : said;
    lead = '';
    mark = '';
    const joint = isLineShown ? jointOf(shown, whole) : separator(shown, whole);
    isLineShown = true;
    return joint + whole;
  }

  /** @returns what of a text's sentences its source says, in the model's words or in its own */
  function groundedSentences(text: string, cited: readonly Passage[]): string {
    let said = '';
    for (const sentence of sentencesOf(text)) {
      const isFit = cited.length > 0 && !unreadable.test(sentence);
      const grounded = isFit && groundedIn(sentence, cited, { ...found, question });
      if (!grounded || grounded.isQuote) withheld += 1;
      if (!grounded) continue;
      for (const passage of grounded.passages) sources.add(passage);
      const isTold = grounded.isQuote && plain(shown + said).includes(plain(grounded.text));
      if (isTold) continue;
      const isItem = grounded.isQuote && text.startsWith('- ') && !grounded.text.includes('\n');
      const told = isItem && !said ? `- ${grounded.text}` : grounded.text;
      said += said && `${jointOf(said, told)}${told}`;
      said ||= told;
    }
    return said;
  }
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

/** Sentences go on in one line; what has lines, a title or no full stop stands by itself. */
function jointOf(before: string, text: string): string {
  const goesOn = /[.!?]["”’)]*$/.test(before) && !/\n|^\*\*[^*]+:\*\*/.test(text);
  return goesOn ? ' ' : '\n\n';
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

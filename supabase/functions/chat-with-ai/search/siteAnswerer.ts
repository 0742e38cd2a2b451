/** Answers each thing asked from the site's own text, or declines it with the way to a person. */
import { chatLimits, type ChatRequest, type ChatTurn } from '../../_shared/contract.ts';
import { excerptOf, linkTo } from './composeAnswer.ts';
import { type Candidate, rank, textsOf, type WeightedText } from './rank.ts';
import { type AnswerWords, contactPath, type Passage, type SiteIndex } from './siteIndex.ts';
import weights from './weights.json' with { type: 'json' };
import { asks, isItem, sentencesOf, stemOf, termsOf } from './words.ts';

/** How many earlier questions are looked at, and how many characters of each. */
const earlier = { questions: 2, length: 400 };

/** The most questions of a message and parts of each, which take their time, and further sections. */
const most = { questions: 3, clauses: 4, related: 3 };

export interface Answer {
  /** `courtesy` for a greeting; `half` where only a part of what is asked is answered. */
  outcome: 'answered' | 'half' | 'declined' | 'courtesy';
  /** Markdown: paragraphs, lists, `**strong**`, links without language prefix. */
  text: string;
  /** The passages a model may answer from, best first; where it declines, what came nearest. */
  passages: Passage[];
}

export interface SiteAnswerer extends Pick<SiteIndex, 'contentOf'> {
  /** All that the site says, in its order. */
  site: readonly Passage[];
  /** @returns a message of `chat-answers.json`, with its values put in */
  say: (message: keyof AnswerWords, values?: Readonly<Record<string, string>>) => string;
  answer: (request: ChatRequest) => Answer;
  /** @param languages those that the site has, for a question that is in none of them */
  declineLanguage: (languages: readonly string[]) => Answer;
}

/** One thing that is asked, and the passage that answers it, where the site has one. */
type Part = { asked: string; passage: Passage | undefined };

export function siteAnswererOf(index: SiteIndex): SiteAnswerer {
  const { lists, contentOf, wordIndex } = index;
  const { rarityOf } = index.classifier;
  const leaning = lists.leaning.map((entry) => `${termsOf(entry).join(' ')} `);
  const joints = ['&', ...lists.joining.flatMap(termsOf)].join('|');
  // What stands between figures is one of theirs: 1,000.
  const joining = new RegExp(`(?<!\\p{N})[,:–]|[,:–](?!\\p{N})|[;()]|\\s(?:${joints})\\s`, 'giu');
  const contact = linkTo({ path: contactPath, id: '', page: index.contact, headings: [] });
  const site = index.passages.filter(({ path }) => path);
  return { site, contentOf, say, answer, declineLanguage };

  function answer({ message: whole, conversationHistory }: ChatRequest): Answer {
    const message = whole.slice(0, chatLimits.message);
    const said = termsOf(message).join(' ');
    if (Object.hasOwn(index.courtesies, said)) {
      return { outcome: 'courtesy', text: index.courtesies[said]!, passages: [] };
    }
    const before = textsBefore(message, conversationHistory);
    const leans = leaning.some((entry) => `${said} `.startsWith(entry));
    if (before.length > 0 && leans) return answerAfter(message, before);
    const alone = answerAfter(message, []);
    return alone.outcome === 'declined' && before.length > 0 ? answerAfter(message, before) : alone;
  }

  function declineLanguage(languages: readonly string[]): Answer {
    const names = new Intl.DisplayNames([index.language], { type: 'language' });
    const list = languages.map((code) => names.of(code) ?? code);
    const told = { languages: new Intl.ListFormat(index.language).format(list) };
    return { outcome: 'declined', text: say('otherLanguage', told), passages: [] };
  }

  function answerAfter(message: string, before: readonly WeightedText[]): Answer {
    const ranked = rank(index, [...textsOf(message), ...before]);
    const near = ranked.flatMap(({ passage }) => (passage.path ? passage : []));
    const names = unknownNamesIn(message);
    const parts = questionsIn(message).flatMap((one) => partsOf(one, message, names, before));
    const told = parts.flatMap(({ asked, passage }) => (passage ? { asked, passage } : []));
    const used = told.map(({ passage }) => passage);
    if (told.length === 0) return { outcome: 'declined', text: say('declined'), passages: near };
    const self = used.find(({ path }) => !path);
    if (self) return { outcome: 'courtesy', text: self.lines.join('\n'), passages: [] };
    const distinct = told.filter(({ passage }, at) => used.indexOf(passage) === at);
    const missing = [...names, ...parts.flatMap((part) => (part.passage ? [] : part.asked))];
    const paragraphs = [
      ...missing.map((matter) => say('half', { matter })),
      ...distinct.flatMap(({ asked, passage }) => [
        excerptOf(passage, scorerOf([[asked, 1], ...before]), distinct.length === 1),
        passage.sample ? say('sample', { section: linkTo(passage) }) : linkTo(passage),
      ]),
      ...relatedTo(used, ranked),
    ];
    return {
      outcome: missing.length > 0 ? 'half' : 'answered',
      text: paragraphs.join('\n\n'),
      passages: [...new Set([...used, ...near])],
    };
  }

  /** What one question asks, each thing with what answers it: it may ask several at once. */
  function partsOf(
    question: string,
    message: string,
    names: readonly string[],
    before: readonly WeightedText[],
  ): Part[] {
    // Other questions are no part of this one, what is told around it is.
    const around = textsOf(message)
      .filter(([text]) => text === question || !asks(text))
      .map(([text, weight]): WeightedText => [withoutNames(text, names), weight]);
    const clauses = question.split(joining).filter((clause) => contentOf(clause).length > 0);
    const parts = (clauses.length > 1 ? clauses : []).slice(0, most.clauses).flatMap((asked) => {
      const own: WeightedText = [withoutNames(asked, names), 1];
      const passage = bestFor([own, [question, weights.around], ...before], weights.part);
      return passage ? [{ asked, passage }] : [];
    });
    if (new Set(parts.map(({ passage }) => passage)).size > 1) return parts;
    return [{ asked: question, passage: bestFor([...around, ...before], weights.answer) }];
  }

  function bestFor(texts: readonly WeightedText[], least: number): Passage | undefined {
    return rank(index, texts).find(({ likely }) => likely >= least)?.passage;
  }

  /** The sentences that ask; the whole message where none ends as a question does. */
  function questionsIn(message: string): string[] {
    const asked = sentencesOf(message).filter((one) => asks(one) && contentOf(one).length > 0);
    return asked.length > 0 ? asked.slice(0, most.questions) : [message];
  }

  /** What was said before that a message may lean on: questions, and “the second” of an answer. */
  function textsBefore(message: string, history: readonly ChatTurn[]): WeightedText[] {
    const terms = termsOf(message);
    if (terms.length === 0) return [];
    const asked = history.filter(({ role }) => role === 'user').slice(-earlier.questions);
    const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const nth = lists.ordinals.findIndex((names) => names.some((name) => terms.includes(name)));
    const items = last.split('\n').filter(isItem);
    const links = Array.from(last.matchAll(/\[([^\]]+)\]\(\//g), ([, title]) => title!);
    const meant = (items.length > 0 ? items : links)[nth];
    const texts = asked.map(({ content }, at): WeightedText => [
      content,
      weights.earlier ** (asked.length - at),
    ]);
    if (meant) texts.push([meant, 1]);
    return texts.map(([text, weight]) => [text.slice(0, earlier.length), weight]);
  }

  /** Names in what is asked, written as such, that neither the site nor its lists ever say. */
  function unknownNamesIn(message: string): string[] {
    const name = /(?<=[\p{L}\p{N},]['’\p{L}]* )\p{Lu}[\p{L}\p{N}]+/gu;
    const isSaid = (term: string) =>
      contentOf(term).length === 0 ||
      wordIndex.search(stemOf(term), { tokenize: (stem) => [stem] }).length > 0;
    const isShouted = message === message.toUpperCase();
    const found = isShouted ? [] : questionsIn(message).flatMap((one) => one.match(name) ?? []);
    return [...new Set(found)].filter((one) => !termsOf(one).some(isSaid));
  }

  /** @returns what tells how much of what is asked a text says */
  function scorerOf(texts: readonly WeightedText[]): (text: string) => number {
    const wanted = texts.flatMap(([text, weight]) =>
      contentOf(text).map((stem) => ({ stem, worth: weight * (rarityOf(`=${stem}`) ?? 0) })),
    );
    return (text) => {
      const stems = new Set(termsOf(text).map(stemOf));
      return wanted.reduce((sum, { stem, worth }) => sum + (stems.has(stem) ? worth : 0), 0);
    };
  }

  function relatedTo(used: readonly Passage[], ranked: readonly Candidate[]): string[] {
    // One a section: it is where a link leads.
    const addressOf = ({ path, id }: Passage) => `${path}#${id}`;
    const links = new Map(used.map((passage) => [addressOf(passage), '']));
    for (const { passage, likely } of ranked) {
      if (likely < weights.answer || links.has(addressOf(passage))) continue;
      links.set(addressOf(passage), passage.path && linkTo(passage));
    }
    const related = [...links.values()].filter(Boolean).slice(0, most.related);
    const sections = new Intl.ListFormat(index.language, { type: 'unit' }).format(related);
    return sections ? [say('related', { sections })] : [];
  }

  function say(message: keyof AnswerWords, values: Readonly<Record<string, string>> = {}): string {
    return Object.entries({ contact, ...values }).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, () => value),
      index.words[message],
    );
  }
}

const withoutNames = (text: string, names: readonly string[]) =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'gu'), '');

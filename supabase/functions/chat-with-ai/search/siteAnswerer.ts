/**
 * Answers from the site's own text: for each thing asked the passage that says it, and the section
 * it stands in. What the site does not answer is declined, with the way to a person.
 */
import { chatLimits, type ChatRequest, type ChatTurn } from '../../_shared/contract.ts';
import { excerptOf, linkTo, titleOf } from './composeAnswer.ts';
import { type Candidate, rank, textsOf, type WeightedText } from './rank.ts';
import { contactPath, type Passage, type SiteIndex } from './siteIndex.ts';
import weights from './weights.json' with { type: 'json' };
import { asks, isItem, sentencesOf, stemOf, termsOf } from './words.ts';

/** How many earlier questions are looked at, and how many characters of each. */
const earlierQuestions = 2;
const earlierLength = 400;

/** So many parts of a message are looked for, and answered, by themselves: each takes its time. */
const mostClauses = 6;
const mostParts = 3;

/** A message with no more words that tell anything than this may lean on those before it. */
const fewWords = 2;

/** A model is given more than a visitor: at most so many passages. */
const passagesFound = 8;

/** At most so many sections are named besides. */
const mostRelated = 3;

export interface Answer {
  /** `courtesy` for a greeting; `half` where only a part of what is asked is answered. */
  outcome: 'answered' | 'half' | 'declined' | 'courtesy';
  /** Markdown: paragraphs, lists, `**strong**`, links without language prefix. */
  text: string;
  /** The passages a model may answer from, best first; the nearest where there is no answer. */
  passages: Passage[];
}

export interface SiteAnswerer {
  /** What is said where the site has no answer. */
  declined: string;
  /** Names the sections a model's answer rests on: `{{page}}`. */
  source: string;
  answer(request: ChatRequest): Answer;
  /** @param languages those that the site has, for a question that is in none of them */
  declineLanguage(languages: readonly string[]): Answer;
}

/** One thing that is asked, and the passage that answers it, where the site has one. */
type Part = { asked: string; passage: Passage | undefined };

export function siteAnswererOf(index: SiteIndex): SiteAnswerer {
  const { words, lists, contentOf, wordIndex } = index;
  const { rarityOf } = index.classifier;
  const leaning = lists.leaning.map(termsOf);
  const joints = ['&', ...lists.joining.flatMap(termsOf)].join('|');
  const joining = new RegExp(`[,;:()–]+|\\s(?:${joints})\\s`, 'giu');
  const contact = linkTo({ path: contactPath, id: '', page: index.contact, headings: [] });
  const declined = fill(words.declined);
  return { declined, source: words.source, answer, declineLanguage };

  function answer({ message: whole, conversationHistory }: ChatRequest): Answer {
    const message = whole.slice(0, chatLimits.message);
    const before = textsBefore(message, conversationHistory);
    if (before.length > 0 && leans(message)) return answerAfter(message, before);
    const alone = answerAfter(message, []);
    return alone.outcome === 'declined' && before.length > 0 ? answerAfter(message, before) : alone;
  }

  function declineLanguage(languages: readonly string[]): Answer {
    const names = new Intl.DisplayNames([index.language], { type: 'language' });
    const list = new Intl.ListFormat(index.language).format(
      languages.map((code) => names.of(code) ?? code),
    );
    const text = fill(words.otherLanguage, { languages: list });
    return { outcome: 'declined', text, passages: [] };
  }

  function answerAfter(message: string, before: readonly WeightedText[]): Answer {
    const ranked = rank(index, [...textsOf(message), ...before]);
    const [best] = ranked;
    if (best && !best.passage.path && best.likely >= weights.answer) {
      return { outcome: 'courtesy', text: best.passage.lines.join('\n'), passages: [] };
    }
    const near = ranked.map(({ passage }) => passage).filter(({ path }) => path);
    const names = unknownNamesIn(message);
    const parts = partsOf(message, names, before);
    const told = parts.flatMap(({ asked, passage }) => (passage ? [{ asked, passage }] : []));
    const used = told.map(({ passage }) => passage);
    const given = [...new Set([...used, ...near])].slice(0, passagesFound);
    if (told.length === 0) return { outcome: 'declined', text: declined, passages: given };
    const missing = [...names, ...parts.flatMap((part) => (part.passage ? [] : [part.asked]))];
    const paragraphs = [
      ...missing.map((matter) => fill(words.half, { matter })),
      ...told.flatMap(({ asked, passage }) => [
        excerptOf(passage, scorerOf([[asked, 1], ...before]), told.length === 1),
        fill(passage.sample ? words.sample : '{{section}}', { section: linkTo(passage) }),
      ]),
      ...relatedTo(used, ranked),
    ];
    return {
      outcome: missing.length > 0 ? 'half' : 'answered',
      text: paragraphs.join('\n\n'),
      passages: given,
    };
  }

  /** What is asked, each thing with what answers it: a message may ask several at once. */
  function partsOf(
    message: string,
    names: readonly string[],
    before: readonly WeightedText[],
  ): Part[] {
    const nameless = (text: string) => names.reduce((rest, one) => rest.replaceAll(one, ''), text);
    const sentences = sentencesIn(message);
    const clauses = sentences
      .flatMap((sentence) => sentence.split(joining))
      .map((clause) => clause.trim())
      .filter((clause) => contentOf(clause).length > 0)
      .slice(0, mostClauses);
    const parts = clauses.map((asked): Part => ({
      asked,
      passage: bestFor([[nameless(asked), 1], [message, weights.around], ...before], weights.part),
    }));
    const distinct = new Map(parts.flatMap((part) => (part.passage ? [[part.passage, part]] : [])));
    // Only a whole question is told that it has no answer: a clause may be no question at all.
    const wholes = sentences.length > 1 ? sentences.filter(asks) : [];
    const open = parts.filter(({ asked, passage }) => !passage && wholes.includes(asked));
    const several = [...distinct.values(), ...open].slice(0, mostParts);
    if (distinct.size > 0 && several.length > 1) return several;
    const texts = [...textsOf(nameless(message)), ...before];
    return [{ asked: message, passage: bestFor(texts, weights.answer) }];
  }

  function bestFor(texts: readonly WeightedText[], least: number): Passage | undefined {
    const isAnswer = ({ likely, passage }: Candidate) => likely >= least && passage.path;
    return rank(index, texts).find(isAnswer)?.passage;
  }

  /** The sentences that ask; all where none ends as a question does. */
  function sentencesIn(message: string): string[] {
    const sentences = sentencesOf(message);
    return sentences.some(asks) ? sentences.filter(asks) : sentences;
  }

  function leans(message: string): boolean {
    const terms = termsOf(message);
    const begins = (entry: readonly string[]) => entry.every((term, at) => terms[at] === term);
    return contentOf(message).length <= fewWords || leaning.some(begins);
  }

  /** What was said before that a message may lean on: questions, and “the second” of an answer. */
  function textsBefore(message: string, history: readonly ChatTurn[]): WeightedText[] {
    const asked = history.filter(({ role }) => role === 'user').slice(-earlierQuestions);
    const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const terms = termsOf(message);
    const nth = lists.ordinals.findIndex((names) => names.some((name) => terms.includes(name)));
    const items = last.split('\n').filter(isItem);
    const links = Array.from(last.matchAll(/\[([^\]]+)\]\(\//g), ([, title]) => title!);
    const meant = (items.length > 0 ? items : links)[nth];
    return [
      ...asked.map(({ content }, at): WeightedText => [
        content.slice(0, earlierLength),
        weights.earlier ** (asked.length - at),
      ]),
      ...(meant ? [[meant, 1] as const] : []),
    ];
  }

  /** Names in what is asked, written as such, that neither the site nor its lists ever say. */
  function unknownNamesIn(message: string): string[] {
    const name = /(?<=[\p{L}\p{N},]['’\p{L}]* )\p{Lu}[\p{L}\p{N}]+/gu;
    const isSaid = (term: string) =>
      contentOf(term).length === 0 ||
      wordIndex.search(stemOf(term), { tokenize: (stem) => [stem] }).length > 0;
    const found = sentencesIn(message).flatMap((sentence) => sentence.match(name) ?? []);
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
    const links = new Map(used.map((passage) => [titleOf(passage), '']));
    for (const { passage, likely } of ranked) {
      const isOther = passage.path && !links.has(titleOf(passage));
      if (isOther && likely >= weights.answer / 2) links.set(titleOf(passage), linkTo(passage));
    }
    const related = [...links.values()].filter(Boolean).slice(0, mostRelated);
    if (related.length === 0) return [];
    const list = new Intl.ListFormat(index.language, { type: 'unit' }).format(related);
    return [fill(words.related, { sections: list })];
  }

  function fill(message: string, values: Readonly<Record<string, string>> = {}): string {
    return Object.entries({ contact, ...values }).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, () => value),
      message,
    );
  }
}

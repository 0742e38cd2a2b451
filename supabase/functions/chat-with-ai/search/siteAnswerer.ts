/**
 * Answers from the site's own text: the passages that state the fact, and the pages they stand on.
 * What the site does not answer is declined, with a way to a person.
 */
import { chatLimits, type ChatRequest } from '../../_shared/contract.ts';
import { lookUpLanguage } from '../../_shared/lookUpLanguage.ts';
import type { LanguageText, SiteText } from '../../_shared/siteText.ts';
import { type Concept, type Glossary, type Question, wordingOf } from './concepts.ts';
import { isAnswered } from './decision.ts';
import type { WeightedText } from './features.ts';
import { declinedIn, linkTo } from '../links.ts';
import { choose, writeOut } from './composeAnswer.ts';
import type { Found, PassageFinder } from '../model/passages.ts';
import { type Finds, search } from './search.ts';
import { indexOf } from './searchIndex.ts';
import { clausesOf } from '../words/sentences.ts';
import { smallWordsOf } from '../words/smallWords.ts';
import { stemmerOf } from '../words/stems.ts';
import { entriesOf } from '../words/terms.ts';
import { type Unit, unitsOf } from './units.ts';

/** The language of the unprefixed addresses: whoever asks for one we lack is answered in it. */
const defaultLanguage = 'en';

/** A question about no more things than this may lean on those before it. */
const followUpConcepts = 3;

/** How many earlier questions are looked at, and how many characters of each. */
const earlierQuestions = 3;
const earlierLength = 400;

/** What each earlier question counts beside the one after it. */
const earlierWeight = 0.42;
/** The same where the questions are taken as wholes. */
const earlierTextWeight = 0.2;

/** What a page counts that the last answer named, where the new question leans on it. */
const samePageWeight = 1.25;

/** A model is given more than a visitor: at most so many passages, and characters together. */
const passagesFound = 6;
const foundLength = 6000;

export interface SiteAnswerer extends PassageFinder {
  /**
   * @param wanted the languages the visitor asks for, best first
   * @returns Markdown: paragraphs, lists, `**strong**`, links without language prefix
   */
  answer(request: ChatRequest, wanted: readonly string[]): string;
}

type LanguageAnswerer = ReturnType<typeof answererFor>;

/** @param siteText the site's text by language; each is indexed at its first question */
export function createSiteAnswerer(siteText: SiteText): SiteAnswerer {
  const answerers = new Map<string, LanguageAnswerer>();
  return {
    answer: (request, wanted) => inLanguage(wanted).answer(request),
    find: (request, wanted) => inLanguage(wanted).find(request),
  };

  function inLanguage(wanted: readonly string[]): LanguageAnswerer {
    const language = lookUpLanguage(wanted, Object.keys(siteText)) ?? defaultLanguage;
    const answerer = answerers.get(language) ?? answererFor(language, siteText[language]!);
    answerers.set(language, answerer);
    return answerer;
  }
}

interface Result {
  concepts: readonly Concept[];
  finds: Finds;
  /** The best find for each part of a question that asks several things. */
  parts: (Finds['finds'][number] | undefined)[];
}

function answererFor(language: string, languageText: LanguageText) {
  const { answers, pages } = languageText;
  const index = indexOf(
    unitsOf(pages),
    stemmerOf(language),
    smallWordsOf(answers),
    entriesOf(answers.outsideWords),
  );
  const wording = wordingOf(answers, index.lexicon);
  /** `find` and `answer` are asked the same, one after the other. */
  const looked = new WeakMap<ChatRequest, Result>();

  return { answer, find };

  function answer(request: ChatRequest): string {
    if (wording.isGreeting(request.message)) return answers.greeting;
    if (wording.isThanks(request.message)) return answers.thanks;
    const units = answering(lookOnce(request));
    if (units.length === 0) return declinedIn(languageText);
    const paths = new Set(units.map(({ page }) => page.path));
    const links = Array.from(paths, (path) => linkTo(path, pages));
    const source = new Intl.ListFormat(language).format(links);
    return `${writeOut(units)}\n\n${answers.source.replace('{{page}}', () => source)}`;
  }

  function find(request: ChatRequest): Found {
    const { message } = request;
    if (wording.isGreeting(message) || wording.isThanks(message)) return { language, passages: [] };
    const result = lookOnce(request);
    const units = new Set(answering(result));
    if (units.size > 0) {
      for (const { unit } of result.finds.finds.slice(0, passagesFound)) units.add(unit);
    }
    let left = foundLength;
    const told = [...units].slice(0, passagesFound).filter(({ text }) => {
      left -= text.join('\n').length;
      return left >= 0;
    });
    return { language, passages: told.map(passageOf) };
  }

  /** The pieces that are the answer; none where the site has none. */
  function answering({ concepts, finds, parts }: Result): Unit[] {
    const chosen = choose(finds, parts);
    return isAnswered(concepts, finds, chosen) ? chosen.map(({ unit }) => unit) : [];
  }

  function lookOnce(request: ChatRequest): Result {
    const result = looked.get(request) ?? look(request);
    looked.set(request, result);
    return result;
  }

  function look({ message: whole, conversationHistory }: ChatRequest): Result {
    const message = whole.slice(0, chatLimits.message);
    const glossary: Glossary = new Map();
    const asked = wording.conceptsOf(message, glossary);
    const earlier = conversationHistory
      .filter(({ role }) => role === 'user')
      .slice(-earlierQuestions)
      .map(({ content }) => content.slice(0, earlierLength));
    const leans =
      earlier.length > 0 && (asked.length <= followUpConcepts || wording.leans(message));
    const concepts = leans ? [...asked, ...conceptsBefore(asked, earlier, glossary)] : asked;
    const texts = [
      ...wording.textsOf(message, glossary),
      ...(leans ? textsBefore(earlier, glossary) : []),
    ];
    const last = conversationHistory.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const named = new Set(Array.from(last.matchAll(/\]\((\/[^)]*)\)/g), ([, path]) => path));
    const boost = (path: string) => (leans && named.has(path) ? samePageWeight : 1);
    const clauses = clausesOf(message);
    return {
      concepts,
      finds: search(index, { concepts, small: wording.smallOf(message), texts }, boost),
      parts:
        clauses.length > 1
          ? clauses.map((clause) => search(index, questionOf(clause, glossary), boost).finds[0])
          : [],
    };
  }

  function questionOf(text: string, glossary: Glossary): Question {
    return {
      concepts: wording.conceptsOf(text, glossary),
      small: wording.smallOf(text),
      texts: wording.textsOf(text, glossary),
    };
  }

  function conceptsBefore(
    asked: readonly Concept[],
    earlier: readonly string[],
    glossary: Glossary,
  ) {
    const seen = new Set(asked.map(({ word }) => word));
    return earlier.toReversed().flatMap((text, turns) =>
      wording.conceptsOf(text, glossary).flatMap((concept) => {
        if (seen.has(concept.word)) return [];
        seen.add(concept.word);
        return [{ ...concept, weight: earlierWeight ** (turns + 1) }];
      }),
    );
  }

  function textsBefore(earlier: readonly string[], glossary: Glossary): WeightedText[] {
    return earlier
      .toReversed()
      .flatMap((text, turns) =>
        wording
          .textsOf(text, glossary)
          .map(([sentence, weight]): WeightedText => [
            sentence,
            weight * earlierTextWeight ** (turns + 1),
          ]),
      );
  }
}

function passageOf({ page: { path, title }, section: { headings }, text }: Unit) {
  const heading = headings.at(-1);
  return { path, title, ...(heading && { heading }), text: text.join('\n') };
}

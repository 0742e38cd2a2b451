/**
 * Answers from the site's own text: the passage that states the fact, and the page it stands on.
 * What the site does not answer is declined, with a way to a person.
 */
import { lookUpLanguage } from '../_shared/acceptLanguage.ts';
import type { ChatRequest } from '../_shared/contract.ts';
import type { LanguageText, SiteText } from '../_shared/siteText.ts';
import { passageOf } from './passage.ts';
import { type Find, searchIn } from './search.ts';
import { type Concept, vocabularyOf } from './terms.ts';

/** The language of the unprefixed addresses: whoever asks for one we lack is answered in it. */
const defaultLanguage = 'en';

/** The page that leads to a person. */
const contactPath = '/contact';

/** How much of a question a section must speak of to be an answer to it: 0 to 1. */
const coverageWanted = 0.46;

/** A question about no more things than this may lean on the one before it. */
const followUpConcepts = 2;

/** What the earlier question counts, beside the one that leans on it. */
const earlierWeight = 0.4;

export interface SiteAnswerer {
  /**
   * @param wanted the languages the visitor asks for, best first
   * @returns Markdown: paragraphs, lists, `**strong**`, links without language prefix
   */
  answer(request: ChatRequest, wanted: readonly string[]): string;
}

/** @param siteText the site's text by language; each is indexed at its first question */
export function createSiteAnswerer(siteText: SiteText): SiteAnswerer {
  const answerers = new Map<string, (request: ChatRequest) => string>();
  return {
    answer(request, wanted) {
      const language = lookUpLanguage(wanted, Object.keys(siteText)) ?? defaultLanguage;
      const answer = answerers.get(language) ?? answererFor(language, siteText[language]!);
      answerers.set(language, answer);
      return answer(request);
    },
  };
}

function answererFor(language: string, { answers, pages }: LanguageText) {
  const vocabulary = vocabularyOf(answers);
  const search = searchIn(pages);

  return ({ message, conversationHistory }: ChatRequest): string => {
    if (vocabulary.isGreeting(message)) return answers.greeting;
    if (vocabulary.isThanks(message)) return answers.thanks;
    const asked = vocabulary.conceptsOf(message);
    const earlier = conversationHistory.findLast(({ role }) => role === 'user');
    const find = best(asked, earlier ? vocabulary.conceptsOf(earlier.content) : []);
    if (!find) return answers.declined.replace('{{contact}}', () => linkTo(contactPath));
    const heading = find.section.headings.at(-1);
    return [
      ...(heading ? [`**${heading}**`] : []),
      passageOf(find, language),
      answers.source.replace('{{page}}', () => linkTo(find.page.path)),
    ].join('\n\n');
  };

  function best(asked: readonly Concept[], earlier: readonly Concept[]): Find | undefined {
    const finds = search(asked.length > 0 ? asked : earlier);
    if (asked.length <= followUpConcepts) leanOn(finds, search(earlier));
    return finds.find(({ coverage }) => coverage >= coverageWanted);
  }

  function linkTo(path: string): string {
    const title = pages.find((page) => page.path === path)?.title ?? path;
    return `[${title.replace(/[[\]]/g, '')}](${path})`;
  }
}

/** Moves what also answers the earlier question up: “and for sales?” is still about the price. */
function leanOn(finds: Find[], earlier: readonly Find[]): void {
  const scores = new Map(earlier.map(({ section, score }) => [section, score]));
  const rank = ({ section, score, coverage }: Find) =>
    score * coverage + earlierWeight * (scores.get(section) ?? 0);
  finds.sort((a, b) => rank(b) - rank(a));
}

/** Answers in whichever of the site's languages a question is in. Each is loaded at its first. */
import type { ChatRequest } from '../../_shared/contract.ts';
import { lookUpLanguage } from '../../_shared/lookUpLanguage.ts';
import { languageFinderOf } from './language.ts';
import { type Answer, type SiteAnswerer, siteAnswererOf } from './siteAnswerer.ts';
import { readIndex, type StoredIndex } from './siteIndex.ts';

/** What the build writes: `site/languages.generated.js`. */
export interface SiteLanguages {
  indexes: Readonly<Record<string, () => Promise<{ default: StoredIndex }>>>;
  /** The words of each language, with spaces between. */
  vocabularies: Readonly<Record<string, string>>;
}

/** The language of the unprefixed addresses: whoever asks for one we lack is answered in it. */
const defaultLanguage = 'en';

export interface ChatAnswer extends Answer, Omit<SiteAnswerer, 'answer' | 'declineLanguage'> {
  language: string;
}

export interface Chat {
  /** @param wanted the languages the visitor asks for, best first */
  answer(request: ChatRequest, wanted: readonly string[]): Promise<ChatAnswer>;
}

export function createChat({ indexes, vocabularies }: SiteLanguages): Chat {
  const languages = Object.keys(indexes);
  const languageOf = languageFinderOf(vocabularies);
  const answerers = new Map<string, Promise<SiteAnswerer>>();
  return {
    async answer(request, wanted) {
      const page = lookUpLanguage(wanted, languages) ?? defaultLanguage;
      const before = request.conversationHistory.findLast(({ role }) => role === 'user')?.content;
      // What is too short to tell is in the language of the question before.
      const spoken = before === undefined ? page : ((await languageOf(before, page)) ?? page);
      const asked = await languageOf(request.message, spoken);
      const language = asked ?? page;
      const { answer, declineLanguage, ...rest } = await answererIn(language);
      return { language, ...rest, ...(asked ? answer(request) : declineLanguage(languages)) };
    },
  };

  function answererIn(language: string): Promise<SiteAnswerer> {
    const answerer =
      answerers.get(language) ??
      indexes[language]!().then(({ default: stored }) => siteAnswererOf(readIndex(stored)));
    answerers.set(language, answerer);
    // What could not be loaded is loaded again by the next question.
    answerer.catch(() => answerers.delete(language));
    return answerer;
  }
}

/** What the build writes of a language (`scripts/chat/site-index.ts`), and how it is read again. */
import MiniSearch, { type AsPlainObject } from 'minisearch';
import { type Classifier, classifierOf, type StoredClassifier } from './classifier.ts';
import { stemOf, termsOf } from './words.ts';

/** The page that leads to a person. */
export const contactPath = '/contact';

/** What the chat says around the site's own text (`locales/<language>/chat-answers.json`). */
export type AnswerWords = Record<
  'declined' | 'half' | 'otherLanguage' | 'related' | 'sample' | 'source',
  string
>;

/** A piece of the site's text that can be an answer: a paragraph, a list with what leads in to it. */
export interface Passage {
  /** The address of its page, without language prefix. Empty for what the chat says of itself. */
  path: string;
  /** Where on its page a link finds it; empty for the page itself. */
  id: string;
  /** The title of its page. */
  page: string;
  /** The headings above it, without the page's title. */
  headings: string[];
  /** The owner of the site is still to write the real text. */
  sample?: true;
  /** Paragraphs and, with a leading `- `, items of a list. */
  lines: string[];
}

/** What a language's file of questions lists besides them (`questions/<language>.txt`). */
export interface WordLists {
  /** Words that tell nothing of what is asked. */
  small: string[];
  /** What a question begins with that leans on the one before. */
  leaning: string[];
  /** What joins two questions. */
  joining: string[];
  /** Words for the first, the second, and so on. */
  ordinals: string[][];
}

export interface StoredIndex {
  language: string;
  words: AnswerWords;
  /** The title of the page that leads to a person. */
  contact: string;
  passages: Passage[];
  /** The replies to greetings and thanks, by their words. */
  courtesies: Record<string, string>;
  lists: WordLists;
  /** Its classes are the passages, and after them what is asked that the site does not answer. */
  classifier: StoredClassifier;
  wordIndex: AsPlainObject;
}

export interface SiteIndex extends Omit<StoredIndex, 'classifier' | 'wordIndex'> {
  /** @returns the stems of a text's words that tell what is asked, without those such as _the_ */
  contentOf: (text: string) => string[];
  classifier: Classifier;
  wordIndex: MiniSearch<{ id: number }>;
}

export function readIndex({ classifier, wordIndex, ...rest }: StoredIndex): SiteIndex {
  const contentOf = contentReader(rest.lists);
  return {
    ...rest,
    contentOf,
    classifier: classifierOf(classifier),
    wordIndex: MiniSearch.loadJS(wordIndex, wordIndexOptions(contentOf)),
  };
}

export function contentReader({ small }: Pick<WordLists, 'small'>): SiteIndex['contentOf'] {
  const smallWords = new Set(small);
  return (text) => termsOf(text).flatMap((term) => (smallWords.has(term) ? [] : stemOf(term)));
}

export const wordIndexOptions = (contentOf: SiteIndex['contentOf']) => ({
  fields: ['text', 'headings', 'asked'],
  tokenize: contentOf,
  processTerm: (term: string) => term,
});

/** Words as the search sees them, in a question and in the site's text alike. */
import type { AnswerWords } from '../_shared/siteText.ts';

/** @returns the words and numbers of a text in lower case */
export function termsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll('\u00ad', '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** One thing a question is about, in every way the site may say it. */
export interface Concept {
  /** The word the visitor used. */
  term: string;
  /** Beginnings of words that mean the same. */
  synonyms: readonly string[];
}

export interface Vocabulary {
  /** What a question is about: its words, less those that tell nothing. */
  conceptsOf(text: string): Concept[];
  isGreeting(text: string): boolean;
  isThanks(text: string): boolean;
}

/** A greeting with more words than this is taken for a question. */
const greetingLength = 4;

/** @param words the lists a language's translator keeps beside the answers */
export function vocabularyOf(words: AnswerWords): Vocabulary {
  const small = new Set(termsOf(words.smallWords));
  const greetings = new Set(termsOf(words.greetingWords));
  const thanks = new Set(termsOf(words.thanksWords));
  const groups = words.synonyms.split(';').map((group) => {
    const [asked = [], said = []] = group.split('>').map(termsOf);
    return { asked, all: [...asked, ...said] };
  });

  return {
    conceptsOf(text) {
      const terms = new Set(termsOf(text).filter((term) => !small.has(term)));
      return [...terms].map((term) => ({ term, synonyms: synonymsOf(term) }));
    },
    isGreeting: (text) => saysOnly(text, greetings),
    isThanks: (text) => saysOnly(text, thanks),
  };

  function synonymsOf(term: string): string[] {
    const meant = groups.filter(({ asked }) => asked.some((word) => term.startsWith(word)));
    return [...new Set(meant.flatMap(({ all }) => all))];
  }

  function saysOnly(text: string, wanted: ReadonlySet<string>): boolean {
    const terms = termsOf(text);
    return (
      terms.length <= greetingLength &&
      terms.some((term) => wanted.has(term)) &&
      terms.every((term) => wanted.has(term) || small.has(term))
    );
  }
}

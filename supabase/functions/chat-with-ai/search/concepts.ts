/** What a question is about: its words, each in every way the site may say it. */
import type { AnswerWords } from '../../_shared/siteText.ts';
import type { WeightedText } from './features.ts';
import { type Lexicon, raise, type Variants } from '../words/lexicon.ts';
import { asks, sentencesOf } from '../words/sentences.ts';
import { smallWordsOf } from '../words/smallWords.ts';
import { entriesOf, termsOf } from '../words/terms.ts';

/** One thing a question is about. */
export interface Concept {
  /** The visitor's own word. */
  word: string;
  /** The stems that mean it on the site, with what each counts: 0 to 1. Empty: the site never says it. */
  variants: Variants;
  /** What it counts beside the others: less where it was said before the question itself. */
  weight: number;
  /** Belongs to a matter that is not the site's. */
  outside: boolean;
  /** Written as names are: with a capital within the sentence, or with a figure in it. */
  name: boolean;
}

export interface Question {
  concepts: readonly Concept[];
  /** Its words that tell nothing by themselves. */
  small: ReadonlySet<string>;
  /** Its sentences. */
  texts: readonly WeightedText[];
}

/** What a word of a conversation means on the site, and how the site spells it. */
interface Meaning {
  variants: Variants;
  spelling: string;
}

/** What the words of a conversation mean, as far as they have been looked up. */
export type Glossary = Map<string, Meaning>;

/**
 * The most different words of a conversation that are looked up: each is compared with all of the
 * site's. Questions of ordinary visitors have up to 46, those that tell nothing included.
 */
export const mostWords = 60;

export interface Wording {
  /** @param glossary takes up the words; those for which it has no room are passed over */
  conceptsOf(text: string, glossary: Glossary): Concept[];
  /** Its sentences, slips mended, and what each counts beside the others. */
  textsOf(text: string, glossary: Glossary): WeightedText[];
  /** The words that tell nothing of what the message asks. */
  smallOf(text: string): Set<string>;
  isGreeting(text: string): boolean;
  isThanks(text: string): boolean;
  /** Begins as a question does that leans on the one before: “and …?” */
  leans(text: string): boolean;
}

/** What a word that means the same counts, and one that is only looked for besides. */
const synonymWeight = 0.75;
const besidesWeight = 0.45;

/** What the words around a question count beside those of the question itself. */
const aroundWeight = 0.45;
/** The same where the question has none or one of its own: “Is it the same here?”. */
const fewWeights = [1, 0.7];
/** The same where the question is taken as a whole. */
const aroundTextWeight = 0.68;

/** A greeting with more words than this is taken for a question. */
const greetingLength = 4;

interface Group {
  /** Beginnings of words, one or several in a row. */
  asked: readonly string[][];
  variants: Variants;
}

/**
 * @param words the lists a language's translator keeps beside the answers
 * @param lexicon the words of the site in that language
 */
export function wordingOf(words: AnswerWords, lexicon: Lexicon): Wording {
  const small = smallWordsOf(words);
  const greetings = new Set(termsOf(words.greetingWords));
  const thanks = new Set(termsOf(words.thanksWords));
  const leaning = entriesOf(words.leaningWords).map(termsOf);
  const outsideEntries = entriesOf(words.outsideWords).map(termsOf);
  const groups = entriesOf(words.synonyms, ';')
    .map(readGroup)
    .filter(({ variants }) => variants.size > 0);

  return {
    conceptsOf,
    textsOf,
    smallOf,
    isGreeting: (text) => saysOnly(text, greetings),
    isThanks: (text) => saysOnly(text, thanks),
    leans(text) {
      const terms = termsOf(text);
      return leaning.some((entry) => entry.every((term, at) => terms[at] === term));
    },
  };

  function textsOf(text: string, glossary: Glossary): WeightedText[] {
    const sentences = sentencesOf(text);
    const around = sentences.some(asks) ? aroundTextWeight : 1;
    return sentences.map((sentence) => {
      const spelled = termsOf(sentence).map((word) => glossary.get(word)?.spelling ?? word);
      return [spelled.join(' '), asks(sentence) ? 1 : around];
    });
  }

  function smallOf(text: string): Set<string> {
    const sentences = sentencesOf(text);
    const asked = sentences.filter(asks);
    const terms = (asked.length > 0 ? asked : sentences).flatMap(termsOf);
    return new Set(terms.flatMap((term) => small.get(term) ?? []));
  }

  /** A long message tells a story around its question: what ends with a question mark counts most. */
  function conceptsOf(text: string, glossary: Glossary): Concept[] {
    const sentences = sentencesOf(text);
    const concepts = new Map<string, Concept>();
    const seen = new Set<string>();
    const asked = sentences.filter(asks);
    add(asked, 1);
    const tell = [...concepts.values()].filter(({ variants }) => variants.size > 0).length;
    add(
      sentences.filter((sentence) => !asks(sentence)),
      asked.length > 0 ? (fewWeights[tell] ?? aroundWeight) : 1,
    );
    return [...concepts.values()];

    function add(some: readonly string[], weight: number): void {
      for (const concept of some.flatMap((sentence) => conceptsIn(sentence, weight, glossary))) {
        if (seen.has(concept.word)) continue;
        seen.add(concept.word);
        const key = lexicon.stemOf(concept.word);
        if (!concepts.has(key)) concepts.set(key, concept);
      }
    }
  }

  function conceptsIn(sentence: string, weight: number, glossary: Glossary): Concept[] {
    const terms = termsOf(sentence);
    const names = namesIn(sentence);
    const foreign = outsideAt(terms);
    const used = new Set<Group>();
    return terms.flatMap((word, at) => {
      const meant = groups.filter(({ asked }) => asked.some((entry) => standsAt(entry, terms, at)));
      const empty = small.has(word);
      const outside = foreign.has(at);
      // “get through to the end” is one thing, in however many of a group's phrases it is said.
      if (empty && !outside && meant.every((group) => used.has(group))) return [];
      const variants: Variants | undefined = empty ? new Map() : meaningOf(word, glossary);
      if (!variants) return [];
      // How many they are, and on which date, is the visitor's own affair: “the 3rd”.
      if (variants.size === 0 && meant.length === 0 && /^\p{N}/u.test(word)) return [];
      // A slip of a word that tells nothing. A name is none, however near it comes to one.
      const slip = variants.delete('') && !names.has(word);
      if (slip && meant.length === 0 && !outside) return [];
      for (const group of meant) {
        used.add(group);
        for (const [stem, value] of group.variants) raise(variants, stem, value);
      }
      return [{ word, variants, weight, outside, name: names.has(word) }];
    });
  }

  function meaningOf(word: string, glossary: Glossary): Variants | undefined {
    const known = glossary.get(word);
    if (!known && glossary.size >= mostWords) return undefined;
    const meaning = known ?? {
      variants: lexicon.variantsOf(word),
      spelling: lexicon.spellingOf(word),
    };
    glossary.set(word, meaning);
    return new Map(meaning.variants);
  }

  function readGroup(group: string): Group {
    const [asked = '', besides = ''] = group.split('>');
    const variants: Variants = new Map();
    for (const [list, weight] of [
      [asked, synonymWeight],
      [besides, besidesWeight],
    ] as const) {
      for (const entry of entriesOf(list)) {
        // The words of a phrase mean it together: “on the wall” is no word for a certificate.
        const [term = '', ...rest] = termsOf(entry);
        if (rest.length > 0 || small.has(term)) continue;
        for (const stem of lexicon.beginningWith(term)) raise(variants, stem, weight);
      }
    }
    return { asked: entriesOf(asked).map(termsOf), variants };
  }

  /** The places of words that belong to a matter of others. */
  function outsideAt(terms: readonly string[]): Set<number> {
    const places = new Set<number>();
    for (const at of terms.keys()) {
      for (const entry of outsideEntries) {
        if (!entry.every((word, i) => isForm(terms[at + i], word))) continue;
        const telling = [...entry.keys()].filter((i) => !small.has(entry[i]!));
        for (const i of telling.length > 0 ? telling : entry.keys()) places.add(at + i);
      }
    }
    return places;
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

/** A beginning of up to three letters is the whole word: “app” is no “apple”. */
function standsAt(entry: readonly string[], terms: readonly string[], at: number): boolean {
  return (
    entry.length > 0 &&
    entry.every((beginning, i) => {
      const term = terms[at + i];
      return beginning.length < 4 ? term === beginning : term?.startsWith(beginning);
    })
  );
}

/** The word itself or, of a longer word, one with an ending; of a long one, a compound too. */
function isForm(term: string | undefined, word: string): boolean {
  if (term === word) return true;
  if (word.length < 5 || !term?.startsWith(word)) return false;
  return word.length > 6 || term.length - word.length <= 2;
}

function namesIn(text: string): Set<string> {
  const names = new Set<string>();
  for (const [found] of text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}\p{N}]+/gu)) {
    for (const term of termsOf(found)) names.add(term);
  }
  for (const term of termsOf(text)) {
    if (/^\p{L}.*\p{N}/u.test(term)) names.add(term);
  }
  return names;
}

/** Makes the index of a language from its pages and from what people are known to ask. */
import MiniSearch from 'minisearch';
import {
  contactPath,
  contentReader,
  type Passage,
  type StoredIndex,
  wordIndexOptions,
  type WordLists,
} from '../../supabase/functions/chat-with-ai/search/siteIndex.ts';
import {
  asks,
  featuresOf,
  isItem,
  isLabel,
  sentencesOf,
  termsOf,
  wordsIn,
} from '../../supabase/functions/chat-with-ai/search/words.ts';
import { trainClassifier } from './train-classifier.ts';

/** A paragraph or, with a leading `- `, an item of a list. */
export interface Line {
  text: string;
  /** The messages it consists of: `faq:questions.price.answer`. */
  keys?: string[];
}

/** What stands under one heading, down to the next one. */
export interface Section {
  /** Where a link finds it on its page; empty for the page itself. */
  id: string;
  /** The headings above the text, outermost first, without the page's own title. */
  headings: string[];
  /** The owner of the site is still to put the real text there. */
  sample?: true;
  lines: Line[];
}

export interface SitePage {
  /** The address without language prefix: the client puts the visitor's before it. */
  path: string;
  title: string;
  sections: Section[];
}

/** What people ask, by the key of the message that answers; `nothing` where none does. */
export type Asked = ReadonlyMap<string, readonly string[]>;

/** The messages of `chat-answers.json` that return a courtesy. */
const courtesies = ['greeting', 'thanks'] as const;

/** A line with no more words than this is told with what explains it: “No.” */
const shortestAnswer = 4;

/** The words of `chat-answers.json`: those a function says, and those that are made passages here. */
export type AnswerFile = typeof import('../../locales/en/chat-answers.json');

interface Source {
  language: string;
  pages: readonly SitePage[];
  words: AnswerFile;
  lists: WordLists;
  asked: Asked;
}

/** @returns the index, the messages of each of its passages, and the keys that no passage has */
export function buildIndex({ language, pages, words, lists, asked }: Source): {
  index: StoredIndex;
  keys: string[][];
  lost: string[];
} {
  const keyed = [
    ...pages.flatMap(keyedPassages),
    {
      keys: ['chat-answers:self'],
      passage: { path: '', id: '', page: '', headings: [], lines: [words.self] },
    },
  ];
  const passages = keyed.map(({ passage }): Passage => passage);
  const lost: string[] = [];
  const courtesyKeys = new Map(courtesies.map((name) => [`chat-answers:${name}`, words[name]]));
  const askedOf = passages.map((): string[] => []);
  for (const [key, questions] of asked) {
    if (key === nothing || courtesyKeys.has(key)) continue;
    const places = [...keyed.keys()].filter((at) => keyed[at]!.keys.includes(key));
    if (places.length === 0) lost.push(key);
    for (const place of places) askedOf[place]!.push(...questions);
  }
  const examples = passages.flatMap(({ page, headings, lines }, category) =>
    [
      ...askedOf[category]!,
      [page, ...headings].join(' '),
      ...lines.flatMap(sentencesOf).map((sentence) => `${headings.at(-1) ?? page} ${sentence}`),
    ].map((text) => [category, featuresOf(text)] as const),
  );
  const unanswered = (asked.get(nothing) ?? []).map(
    (question, at) => [passages.length + at, featuresOf(question)] as const,
  );
  const wordIndex = new MiniSearch<object>(wordIndexOptions(contentReader(lists)));
  wordIndex.addAll(
    passages.map(({ page, headings, lines }, id) => ({
      id,
      text: lines.join('\n'),
      headings: [page, ...headings].join('\n'),
      asked: askedOf[id]!.join('\n'),
    })),
  );
  return {
    index: {
      language,
      words,
      contact: pages.find(({ path }) => path === contactPath)?.title ?? contactPath,
      passages,
      courtesies: Object.fromEntries(
        [...courtesyKeys].flatMap(([key, reply]) =>
          (asked.get(key) ?? []).map((said) => [termsOf(said).join(' '), reply]),
        ),
      ),
      lists,
      classifier: trainClassifier(
        [...examples, ...unanswered],
        passages.length + unanswered.length,
      ),
      wordIndex: wordIndex.toJSON(),
    },
    keys: keyed.map(({ keys }) => keys),
    lost,
  };
}

/** The key under which stands what people ask and the site does not answer. */
export const nothing = 'nothing';

/** @returns the words by which a question is known to be in the language of an index */
export function vocabularyOf({ lists, passages }: StoredIndex): string {
  const text = passages.flatMap(({ page, headings, lines }) => [page, ...headings, ...lines]);
  return [...new Set([...lists.small, ...termsOf(text.join('\n'))])].join(' ');
}

interface Keyed {
  passage: Passage;
  keys: string[];
}

function keyedPassages({ path, title, sections }: SitePage): Keyed[] {
  return sections.flatMap((section, at) => {
    const pieces = piecesOf(section);
    // What leads in to the parts of its section is told with their names.
    pieces.at(-1)?.push(...partsAfter(at, sections));
    return pieces.map((lines) => ({
      passage: {
        path,
        id: section.id,
        page: title,
        headings: section.headings,
        ...(section.sample && { sample: section.sample }),
        lines: lines.map(({ text }) => text),
      },
      keys: lines.flatMap(({ keys = [] }) => keys),
    }));
  });
}

/** The headings right below a section's, as a list: neither questions nor labels, which recur on a page. */
function partsAfter(at: number, sections: readonly Section[]): Line[] {
  const { id, headings } = sections[at]!;
  const last = sections.map((one) => one.headings.at(-1)!);
  const parts = sections
    .slice(at + 1)
    .filter((one) => id && one.id === id && one.headings.length === headings.length + 1)
    .filter((one) => headings.every((heading, level) => one.headings[level] === heading))
    .map((one) => one.headings.at(-1)!);
  const isList = parts.length > 1 && parts.every((part) => count(last, part) === 1 && !asks(part));
  return isList ? parts.map((part) => ({ text: `- ${part}` })) : [];
}

const count = (all: readonly string[], one: string) => all.filter((other) => other === one).length;

/** A list stays with the line that leads in to it, a label with what it is the label of. */
function piecesOf({ lines }: Section): Section['lines'][] {
  const pieces: Section['lines'][] = [];
  for (const line of lines) {
    const last = pieces.at(-1)?.at(-1)?.text;
    const goesOn = isItem(line.text)
      ? last && (isItem(last) || last.endsWith(':'))
      : last !== undefined && (isLabel(last) || wordsIn(last) <= shortestAnswer);
    if (goesOn) pieces.at(-1)!.push(line);
    else pieces.push([line]);
  }
  return pieces;
}

/** Has a model foresee what people ask of a language's pages, in the form of `questions/<language>.txt`. */
import type { Prompt } from '../../supabase/functions/chat-with-ai/model/prompt.ts';
import type { Passage } from '../../supabase/functions/chat-with-ai/search/siteIndex.ts';
import { nothing } from './site-index.ts';
import { parseLists } from './question-lists.ts';

/** The most a language's file may weigh, in bytes, and what of it is for the lists. */
const weights = { file: 85_000, lists: 8000 };

/** So many passages are asked about at once, and so many questions wanted of each. */
const passagesAtOnce = 10;
const questionsWanted = 6;

/** The lists beside the questions, and what a model is told of each. */
const lists: Record<string, string> = {
  small:
    'the commonest words that tell nothing of what a question is about: articles, pronouns, prepositions, forms of “to be”, “to have”, “can”, polite words, names of days; on one line, with commas between',
  leaning:
    'what a question begins with that leans on the one before, such as “and”, “what about”, “how about”; on one line, with commas between',
  joining:
    'words that join two questions in one sentence, such as “and”, “or”, “also”; on one line, with commas between',
  ordinals:
    'twelve lines: the words for the first, the second and so on, in all their forms and as they are abbreviated, with commas between',
  'chat-answers:greeting': 'twenty whole messages that only greet, a line each',
  'chat-answers:thanks': 'twenty whole messages that only thank or say goodbye, a line each',
  'chat-answers:self': 'twenty questions to the chat about itself: what it is, who answers',
  [nothing]:
    'sixty questions that buyers ask of a company that trains other companies’ people and that the passages do not answer, or that have nothing to do with it, a line each',
};

interface Source {
  language: string;
  passages: readonly Passage[];
  /** The messages of each passage, in the same order. */
  keys: readonly (readonly string[])[];
  /** What the file has already, which is kept as it is. */
  text: string;
}

/**
 * Asks for what the file lacks, a piece at a time: what has come is kept where the next piece fails.
 *
 * @param ask has a model write
 * @returns pieces of text to be added to the file
 * @throws what `ask` throws
 */
export async function* foreseeQuestions(
  { language, passages, keys, text }: Source,
  ask: (prompt: Prompt) => Promise<string>,
): AsyncGenerator<string> {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  const system = `You help the search of a website in ${name} to understand its visitors. You write plain text: a name in square brackets on a line of its own, as it is given to you, and under it what is asked for in ${name}, with no numbers, marks or remarks.`;
  const has = new Set(namesIn(text));

  const missing = Object.entries(lists).filter(([list]) => !has.has(list));
  if (missing.length > 0) {
    const wanted = missing.map(([list, what]) => `[${list}]\n${what}`).join('\n\n');
    const titles = [...new Set(passages.map(({ page }) => page))].join('; ');
    const user = `The pages are: ${titles}\n\nWrite, in ${name}:\n\n${wanted}`;
    const answer = await ask({ system, user });
    yield sectionsOf(
      answer,
      missing.map(([list]) => list),
      { weight: Math.floor(weights.lists / missing.length), mayBeCut: true },
    );
  }

  const open = passages.flatMap((passage, at) => {
    const own = keys[at]!;
    // A label, “You bring”, may stand above several passages.
    const key = own.find((one) => keys.filter((all) => all.includes(one)).length === 1) ?? own[0];
    return key !== undefined && passage.path && !own.some((one) => has.has(one))
      ? [{ passage, key }]
      : [];
  });
  const share = Math.floor((weights.file - weights.lists) / passages.length);
  for (let at = 0; at < open.length; at += passagesAtOnce) {
    const batch = open.slice(at, at + passagesAtOnce);
    const told = batch.map(({ passage: { page, headings, lines }, key }) =>
      [`[${key}]`, [page, ...headings].join(': '), ...lines].join('\n'),
    );
    const user = `Under each name stands a passage of the website. Write under each name ${questionsWanted} questions that it answers, a line each: the first two as most people would ask, in the plainest words; the others in words as unlike the passage's and each other's as can be, some of two or three words, some with a slip.\n\n${told.join('\n\n')}`;
    yield sectionsOf(
      await ask({ system, user }),
      batch.map(({ key }) => key),
      { weight: share, mayBeCut: false },
    );
  }
}

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/^\[(.+)\]$/gm), ([, name]) => name!);
}

interface Room {
  /** The most that may stand under a name, in bytes. */
  weight: number;
  /** A list of words may be cut at a comma; a half question would be another one. */
  mayBeCut: boolean;
}

/** @returns what was written under the names that were asked for, each within its room */
function sectionsOf(answer: string, names: readonly string[], room: Room): string {
  // All names are keys here, those of the lists, too.
  const { asked } = parseLists(answer.replace(/^\[/gm, '[:'));
  return names
    .map((name) => {
      const lines = (asked.get(`:${name}`) ?? []).map((line) =>
        line.replace(/^(?:[-*•]|\d+[.)])\s+/, ''),
      );
      const fitting = fittingOf(new Set(lines), room);
      return fitting.length > 0 ? `[${name}]\n${fitting.join('\n')}\n\n` : '';
    })
    .join('');
}

/** @returns the lines that fit */
function fittingOf(lines: Iterable<string>, { weight, mayBeCut }: Room): string[] {
  const encoder = new TextEncoder();
  let left = weight;
  return Array.from(lines, (line) => {
    const { read } = encoder.encodeInto(line, new Uint8Array(left));
    const cut = mayBeCut ? line.slice(0, read).replace(/(?:^|,)[^,]*$/, '') : '';
    const fits = read < line.length ? cut : line;
    left -= encoder.encode(fits).length;
    return fits;
  }).filter(Boolean);
}

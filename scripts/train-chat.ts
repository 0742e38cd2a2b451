/**
 * `npm run chat:train`: finds every number the chat's search goes by, and writes them to
 * `search/weights.json`. It learns from the questions listed for each language, a quarter of them at a
 * time asked of an index made without them, and from the evaluation's that are not kept apart. First
 * each alternative of how text is read is tried, then the thresholds.
 */
import { writeFileSync } from 'node:fs';
import { readConfig } from '../src/site/config.ts';
import { createChat } from '../supabase/functions/chat-with-ai/search/chat.ts';
import { measure, textsOf } from '../supabase/functions/chat-with-ai/search/rank.ts';
import {
  readIndex,
  type StoredIndex,
} from '../supabase/functions/chat-with-ai/search/siteIndex.ts';
import weights from '../supabase/functions/chat-with-ai/search/weights.json' with { type: 'json' };
import { type LogisticExample, logisticRegression } from './chat/logistic-regression.ts';
import { readLists } from './chat/question-lists.ts';
import { renderSite } from './chat/rendered-site.ts';
import { judge, readQuestions, says, sets } from './chat/scores.ts';
import { buildIndex, nothing, vocabularyOf } from './chat/site-index.ts';
import { readAnswerMessages } from './chat/site-text.ts';

/** What else each number could be. */
const alternatives = {
  stemLength: [5, 6, 7],
  pieceLength: [4, 5],
  kindLengths: [
    [1, 1],
    [1, 2],
    [1, 3],
  ],
  smoothing: [0.02, 0.05, 0.15],
  temperature: [2, 4, 8],
  nearly: [0.4, 0.6, 0.8],
  around: [0.2, 0.4],
  earlier: [0.35, 0.6],
} as const;
const thresholds = [0.15, 0.2, 0.25, 0.3, 0.35, 0.4];

/** In how many parts the listed questions are left out in turn. */
const folds = 4;

/** What one of the evaluation's questions counts beside a listed one: nobody wrote it to be listed. */
const evaluationWeight = 30;

/** The sets that thresholds are found by: what is harder to answer, and what everybody asks. */
const tunedSets = ['strangers', 'everyday'] as const;

/** What an answer that is not right costs beside what a right one is worth: declining is better. */
const wrongCosts = 0.5;

const config = readConfig(process.env);
const site = await renderSite(config);
const languages = await Promise.all(
  Array.from(site, async ([language, pages]) => {
    const { lists, asked } = await readLists(language);
    return { language, pages, words: readAnswerMessages(language, config), lists, asked };
  }),
);
type Source = (typeof languages)[number];

for (const [name, values] of Object.entries(alternatives)) {
  const kept = structuredClone(weights);
  let best = await trainedWorth();
  let found = structuredClone(weights);
  for (const value of values) {
    if (value === kept[name as keyof typeof alternatives]) continue;
    Object.assign(weights, kept, { [name]: value });
    const worth = await trainedWorth();
    if (worth > best) [best, found] = [worth, structuredClone(weights)];
  }
  Object.assign(weights, found);
  console.log(
    `${name}: ${JSON.stringify(weights[name as keyof typeof alternatives])} (${best.toFixed(3)})`,
  );
}
const reached = await trainedWorth(true);
console.log(`answer: ${weights.answer}, part: ${weights.part} (${reached.toFixed(3)})`);
const file = new URL('../supabase/functions/chat-with-ai/search/weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);

/**
 * Learns what each measure counts, and finds the best thresholds for it.
 *
 * @param isExact whether that for a part of a question is looked for by itself
 */
async function trainedWorth(isExact = false): Promise<number> {
  Object.assign(weights, logisticRegression(examples()));
  const indexes = Object.fromEntries(languages.map((source) => [source.language, indexOf(source)]));
  let best = { worth: -1, answer: 0, part: 0 };
  for (const answer of thresholds) {
    for (const part of isExact ? thresholds : [answer]) {
      Object.assign(weights, { answer, part });
      const worth = await worthOf(indexes);
      if (worth > best.worth) best = { worth, answer, part };
    }
  }
  Object.assign(weights, { answer: best.answer, part: best.part });
  return best.worth;
}

function indexOf(source: Source, asked = source.asked): StoredIndex {
  return buildIndex({ ...source, asked }).index;
}

/** What is measured of every passage that may answer a question, and whether it does. */
function examples(): LogisticExample[] {
  return languages.flatMap((source) => [...listedExamples(source), ...evaluationExamples(source)]);
}

function listedExamples(source: Source): LogisticExample[] {
  const { keys } = buildIndex(source);
  return Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = (_question: string, at: number) => at % folds === fold;
    const asked = new Map(
      Array.from(source.asked, ([key, all]) => [
        key,
        all.filter((question, at) => !isLeftOut(question, at)),
      ]),
    );
    const index = readIndex(structuredClone(indexOf(source, asked)));
    return [...source.asked].flatMap(([key, all]) =>
      all.filter(isLeftOut).flatMap((question) =>
        measure(index, [[question, 1]]).map(({ place, measures }) => ({
          measures,
          isRight: key !== nothing && Boolean(keys[place]?.includes(key)),
          weight: 1,
        })),
      ),
    );
  }).flat();
}

function evaluationExamples(source: Source): LogisticExample[] {
  const index = readIndex(structuredClone(indexOf(source)));
  const questions = sets
    .flatMap((set) => readQuestions(source.language, set))
    .filter(({ apart, history, facts }) => !apart && !history && facts.length < 2);
  return questions.flatMap(({ question, facts: [fact] }) =>
    measure(index, textsOf(question)).map(({ place, measures }) => {
      const { headings, lines } = index.passages[place]!;
      const text = [...headings.slice(-1), ...lines].join('\n');
      return { measures, isRight: Boolean(fact) && says(text, fact!), weight: evaluationWeight };
    }),
  );
}

/** What the answers to the evaluation's questions are worth, at the weights as they are. */
async function worthOf(indexes: Readonly<Record<string, StoredIndex>>): Promise<number> {
  const chat = createChat({
    indexes: Object.fromEntries(
      Object.entries(indexes).map(([language, index]) => [
        language,
        () => Promise.resolve({ default: structuredClone(index) }),
      ]),
    ),
    vocabularies: Object.fromEntries(
      Object.entries(indexes).map(([language, index]) => [language, vocabularyOf(index)]),
    ),
  });
  let sum = 0;
  let count = 0;
  for (const { language } of languages) {
    const questions = tunedSets.flatMap((set) => readQuestions(language, set));
    for (const question of questions.filter(({ apart }) => !apart)) {
      const { faults } = await judge(chat, indexes, language, question);
      if (faults.length === 0) sum += 1;
      else if (!faults.includes('declined')) sum -= wrongCosts;
      count += 1;
    }
  }
  return sum / count;
}

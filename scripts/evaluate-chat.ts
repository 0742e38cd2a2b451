/**
 * `npm run eval:chat`: asks the chat, over the site as it was last built, what the evaluation asks,
 * and prints how many of the answers are good, and what the search weighs. Fails where the questions
 * that may be tuned on fall below their floor, or it weighs more than it may. `--failures` adds the
 * answers that are not good; `--apart` asks the questions that are kept apart instead.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createChat, type SiteLanguages } from '../supabase/functions/chat-with-ai/search/chat.ts';
import { listsFolder } from './chat/question-lists.ts';
import { type EvaluationSet, judge, readQuestions, sets, type Verdict } from './chat/scores.ts';
import { indexFolder } from './chat/site-text.ts';

/** The least share of a set's questions with a good answer: a little under what was reached. */
const floors: Partial<Record<EvaluationSet, number>> = { strangers: 0.6, everyday: 0.85 };

/** The most that the search may be: lines of code, kB a language, milliseconds, MB. */
const budget = { lines: 700, lists: 85, disk: 1000, start: 150, memory: 60 };

const { values: options } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    apart: { type: 'boolean', default: false },
  },
});

const languagesFile = new URL('languages.generated.js', indexFolder);
if (!existsSync(languagesFile)) {
  console.error('The chat answers from the built site. Run `npm run build` first.');
  process.exit(1);
}
const site = (await import(languagesFile.href)) as SiteLanguages;
const chat = createChat(site);
const indexes = Object.fromEntries(
  await Promise.all(
    Object.entries(site.indexes).map(
      async ([language, load]) => [language, (await load()).default] as const,
    ),
  ),
);
const faults: string[] = [];

for (const set of sets) {
  for (const language of Object.keys(indexes)) {
    const verdicts: Verdict[] = [];
    for (const question of readQuestions(language, set)) {
      if (question.apart === options.apart) {
        verdicts.push(await judge(chat, indexes, language, question));
      }
    }
    // A new language has none yet.
    if (verdicts.length === 0) continue;
    report(`${language} ${set}`, verdicts);
    const share = verdicts.filter(isGood).length / verdicts.length;
    const floor = floors[set] ?? 0;
    if (!options.apart && share < floor) {
      faults.push(`${language} ${set}: ${share.toFixed(3)} are good, ${floor} were to be`);
    }
  }
}
reportCost();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function report(name: string, verdicts: readonly Verdict[]): void {
  const kinds = [...new Set(verdicts.map(({ question }) => question.kind))];
  console.log(`\n${name}: ${shareOf(verdicts)} good, ${median(verdicts)} words in the median`);
  console.table(
    Object.fromEntries(
      kinds.map((kind) => {
        const own = verdicts.filter(({ question }) => question.kind === kind);
        const found = new Set(own.flatMap((verdict) => verdict.faults));
        const counts = [...found].map(
          (fault) => `${fault} ${own.filter((one) => one.faults.includes(fault)).length}`,
        );
        return [kind, { good: shareOf(own), faults: counts.join(', ') }];
      }),
    ),
  );
  if (!options.failures) return;
  for (const { question, answer, faults: own } of verdicts.filter((one) => !isGood(one))) {
    const { id, kind, history = [], facts } = question;
    console.log(`\n=== ${id} (${kind}): ${own.join(', ')}`);
    for (const earlier of history) console.log(`(before) ${earlier}`);
    console.log(`${question.question}\nwanted: ${JSON.stringify(facts)}\n${answer}`);
  }
}

/** What the search is, beside what it may be. */
function reportCost(): void {
  const code = new URL('../supabase/functions/chat-with-ai/search/', import.meta.url);
  const lines = readdirSync(code)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .reduce(
      (sum, name) => sum + readFileSync(new URL(name, code), 'utf8').split('\n').length - 1,
      0,
    );
  const kilobytes = (file: URL) => (existsSync(file) ? statSync(file).size / 1000 : 0);
  const rows = Object.keys(indexes).map((language) => ({
    language,
    lists: kilobytes(new URL(`${language}.txt`, listsFolder)),
    disk: kilobytes(new URL(`${language}.generated.json`, indexFolder)),
    ...firstQuestion(language),
  }));
  console.table(rows);
  console.log(`${lines} lines`);
  for (const row of [{ language: 'search', lines }, ...rows]) {
    for (const [name, most] of Object.entries(budget)) {
      const is = (row as Record<string, unknown>)[name];
      if (typeof is === 'number' && is > most) {
        faults.push(`${row.language}: ${name} ${is.toFixed(0)} is more than ${most}`);
      }
    }
  }
}

/** What the first question of a language costs a process: processor time and resident memory. */
function firstQuestion(language: string): { start: number; memory: number } {
  const [first] = readQuestions(language, 'strangers');
  const request = { message: first?.question ?? 'HIST?', conversationHistory: [] };
  const told = execFileSync(process.execPath, [
    '--expose-gc',
    '--input-type=module',
    '--eval',
    `const { createChat } = await import(${JSON.stringify(new URL('../supabase/functions/chat-with-ai/search/chat.ts', import.meta.url).href)});
     const site = await import(${JSON.stringify(languagesFile.href)});
     gc();
     const memory = process.memoryUsage().rss;
     const before = process.cpuUsage();
     await createChat(site).answer(${JSON.stringify(request)}, [${JSON.stringify(language)}]);
     const { user, system } = process.cpuUsage(before);
     gc();
     console.log(JSON.stringify({
       start: (user + system) / 1e3,
       memory: (process.memoryUsage().rss - memory) / 1e6,
     }));`,
  ]);
  return JSON.parse(String(told)) as { start: number; memory: number };
}

function isGood({ faults: own }: Verdict): boolean {
  return own.length === 0;
}

function shareOf(verdicts: readonly Verdict[]): string {
  const share = verdicts.filter(isGood).length / verdicts.length;
  return `${(100 * share).toFixed(1)}% of ${verdicts.length}`;
}

/** How many words an answer to one question has. */
function median(verdicts: readonly Verdict[]): number {
  const lengths = verdicts
    .filter(({ question, words }) => question.facts.length === 1 && words > 0)
    .map(({ words }) => words)
    .sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/**
 * `npm run eval:chat`: asks the chat, over the text of the site as it was last built, what the
 * evaluation set asks, and prints how many of the answers are right, by language, kind and part. Fails
 * where the part that may be tuned on falls below its floors, or a foreseen question has no passage.
 * `--failures` adds the answers that are not, of the part that may be tuned on; `--apart` of the
 * other part too.
 */
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { routesWhere } from '../src/site/routes.ts';
import type { AnswerFile, SiteText } from '../supabase/functions/_shared/siteText.ts';
import { createSiteAnswerer } from '../supabase/functions/chat-with-ai/search/siteAnswerer.ts';
import { judge, readQuestions, type Verdict } from './chat/scores.ts';
import { placeAsked } from './chat/site-questions.ts';
import { siteTextFile } from './chat/site-text.ts';
import { readAnswers } from './locales/read-words.ts';

/**
 * The least share of the questions the search was tuned on whose answer states every fact, and the
 * least that names a page the facts stand on: a little under what was reached.
 */
const floors = { fact: 0.96, page: 0.97 };

const { values: options } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    apart: { type: 'boolean', default: false },
    'tuned-only': { type: 'boolean', default: false },
  },
});

if (!existsSync(siteTextFile)) {
  console.error('The chat answers from the built site. Run `npm run build` first.');
  process.exit(1);
}
const json = readFileSync(siteTextFile, 'utf8');
const siteText = JSON.parse(json) as SiteText;
const site = createSiteAnswerer(siteText);
const rows: Record<string, string | number>[] = [];
const failures: Verdict[] = [];
const faults: string[] = [];

for (const language of Object.keys(siteText)) {
  const start = performance.now();
  site.answer({ message: 'x', conversationHistory: [] }, [language]);
  const firstAnswer = performance.now() - start;
  const questions = readQuestions(language).filter(({ apart }) => !apart || !options['tuned-only']);
  const verdicts = judge(site, siteText, language, questions);
  for (const part of ['tuned', 'apart']) {
    const own = verdicts.filter(({ question }) => question.apart === (part === 'apart'));
    const kinds = [...new Set(own.map(({ question }) => question.kind))];
    for (const kind of kinds) {
      addRow(
        { language, part, kind },
        own.filter(({ question }) => question.kind === kind),
      );
    }
    addRow(
      { language, part, kind: '= inside' },
      own.filter(({ question }) => question.kind !== 'outside'),
    );
    if (part === 'tuned') faults.push(...faultsOf(language, own));
    if (part === 'tuned' || options.apart) failures.push(...own.filter(({ right }) => !right));
  }
  const slowest = Math.max(...verdicts.map(({ milliseconds }) => milliseconds));
  const mean = verdicts.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / verdicts.length;
  console.log(
    `${language}: ${firstAnswer.toFixed(0)} ms to index, ${mean.toFixed(2)} ms a question, ${slowest.toFixed(1)} ms at most`,
  );
}
console.table(rows);
console.log(`The site's text: ${(json.length / 1000).toFixed(0)} kB`);

if (options.failures) {
  for (const { question, answer } of failures) {
    const { id, kind, history = [], facts } = question;
    console.log(`\n=== ${id} (${kind})`);
    for (const earlier of history) console.log(`(before) ${earlier}`);
    console.log(`${question.question}\nwanted: ${JSON.stringify(facts)}\n${answer}`);
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** @returns the floors that are missed, and the foreseen questions whose passage is not there */
function faultsOf(language: string, verdicts: readonly Verdict[]): string[] {
  const inside = verdicts.filter(({ question }) => question.kind !== 'outside');
  const shareOf = (is: (verdict: Verdict) => boolean) => inside.filter(is).length / inside.length;
  const reached = {
    fact: shareOf(({ right }) => right),
    page: shareOf(({ citesRightPage }) => citesRightPage),
  };
  const missed = (['fact', 'page'] as const)
    .filter((floor) => reached[floor] < floors[floor])
    .map((floor) => `${language}: ${floor} ${reached[floor].toFixed(3)} is below ${floors[floor]}`);
  const { asked = {} }: AnswerFile = readAnswers()[language]!;
  const lost = Object.entries(asked).flatMap(([id, questions]) => {
    const path = routesWhere((route) => route.id === id)[0]?.path;
    const page = siteText[language]!.pages.find((one) => one.path === path);
    if (!page) return [`${language}: chat-answers.json asks of ${id}, which is no page`];
    return placeAsked(structuredClone(page), questions).map(
      (name) => `${language}: chat-answers.json asks of ${id}.${name}, which is not there`,
    );
  });
  return [...missed, ...lost];
}

function addRow(row: Record<string, string>, verdicts: readonly Verdict[]): void {
  if (verdicts.length === 0) return;
  const outside = row.kind === 'outside';
  const share = (of: (verdict: Verdict) => boolean) =>
    `${((100 * verdicts.filter(of).length) / verdicts.length).toFixed(1)}%`;
  rows.push({
    ...row,
    n: verdicts.length,
    'fact in the answer': outside ? '' : share(({ right }) => right),
    'right language': share(({ inLanguage }) => inLanguage),
    declined: share(({ declined }) => declined),
    'page cited right': outside ? '' : share(({ citesRightPage }) => citesRightPage),
  });
}

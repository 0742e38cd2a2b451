/**
 * `npm run eval:chat`: asks the chat, over the text of the site as it was last built, what the
 * evaluation set asks, and prints how many of the answers are right, by language, kind and part.
 * `--failures` adds the answers that are not, of the part that may be tuned on; `--apart` of the
 * other part too.
 */
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { SiteText } from '../supabase/functions/_shared/siteText.ts';
import { createSiteAnswerer } from '../supabase/functions/chat-with-ai/search/siteAnswerer.ts';
import { judge, readQuestions, type Verdict } from './chat/scores.ts';
import { siteTextFile } from './chat/site-text.ts';

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

/**
 * `npm run bench`: measures the built site and its build, part by part, notes the figures in
 * `docs/speed.json` and draws them in `docs/speed.svg`. `--only build` measures one part and leaves
 * the others' figures as they were; `--runs 15` says how often each view is opened. Half an hour, on a
 * machine that does nothing else.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { type Figure, isReached, type Part } from './bench/figures.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureLighthouse } from './bench/lighthouse-scores.ts';
import { drawReport } from './bench/report.ts';
import { measureShifts, weighScripts } from './bench/standing.ts';
import { measureFirstViews, measureNextViews } from './bench/views.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    only: { type: 'string', multiple: true },
  },
});
const runs = Number(values.runs);

/** Each in the order of the report. */
const parts: Record<string, { title: string; measure: () => Figure[] | Promise<Figure[]> }> = {
  first: {
    title: 'First view, slow phone, beside one by hand',
    measure: () => measureFirstViews(runs),
  },
  next: {
    title: 'Next view, slow desk, beside a plain app',
    measure: () => measureNextViews(runs),
  },
  standing: {
    title: 'What stands and what weighs',
    measure: () => [...measureShifts(), ...weighScripts()],
  },
  build: { title: 'The build, and more languages', measure: measureGrowth },
  lighthouse: { title: 'Lighthouse, every page in every language', measure: measureLighthouse },
};

const unknown = values.only?.filter((name) => !(name in parts)) ?? [];
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} to measure`);

const notes = new URL('../docs/speed.json', import.meta.url);
const known = existsSync(notes)
  ? (JSON.parse(readFileSync(notes, 'utf8')) as Record<string, Part>)
  : {};
const load = () => Number(loadavg()[0]!.toFixed(2));

const measured: Record<string, Part> = {};
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (values.only && !values.only.includes(name)) {
    if (known[name]) measured[name] = known[name];
    continue;
  }
  const before = load();
  const figures = await measure();
  const day = new Date().toISOString().slice(0, 10);
  measured[name] = { title, measured: day, load: [before, load()], figures };
  console.log(`\n${title}`);
  for (const figure of figures) {
    const { name: what, value, unit = '', limit, from = '' } = figure;
    console.log(
      `${isReached(figure) ? ' ' : '!'} ${what}: ${value} ${unit} (limit ${limit}) ${from}`,
    );
  }
  const text = JSON.stringify({ ...known, ...measured });
  // As `npm run format` would write it.
  const style = await resolveConfig(fileURLToPath(notes));
  writeFileSync(notes, await format(text, { ...style, parser: 'json' }));
}
writeFileSync(new URL('../docs/speed.svg', import.meta.url), drawReport(Object.values(measured)));
process.exit(0);

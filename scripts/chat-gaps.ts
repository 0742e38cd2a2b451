/**
 * `npm run chat:gaps`: what the chat was asked and could not answer, as its function counted it: by
 * month and language, and by the section of the site that came nearest. Nobody's words are stored.
 */
import process from 'node:process';
import { readConfiguration } from '../supabase/functions/_shared/configuration.ts';
import { storeOf } from '../supabase/functions/_shared/store/store.ts';
import { type CountedOutcome, readTally } from '../supabase/functions/chat-with-ai/tally.ts';
import { loadEnvironment } from './setup/environment.ts';

/** So many sections are named. */
const sectionsNamed = 20;

type Counts = Record<CountedOutcome, number>;

/** Counts by a name, such as a month's and a language's. */
class Table {
  readonly #rows = new Map<string, Counts>();

  add(name: string, outcome: CountedOutcome, count: number): void {
    const row = this.#rows.get(name) ?? { answered: 0, half: 0, declined: 0 };
    row[outcome] += count;
    this.#rows.set(name, row);
  }

  print(rows = [...this.#rows].sort(([a], [b]) => a.localeCompare(b))): void {
    console.table(Object.fromEntries(rows));
  }

  printWorst(): void {
    const gaps = [...this.#rows].filter(([, { half, declined }]) => half + declined > 0);
    const worst = gaps.sort(([, a], [, b]) => b.declined + b.half - a.declined - a.half);
    this.print(worst.slice(0, sectionsNamed));
  }
}

loadEnvironment();
const store = await storeOf(readConfiguration(process.env));
const tallies = await store.tallies();
await store.close();

const byLanguage = new Table();
const bySection = new Table();
for (const { month, name, count } of tallies) {
  const counted = readTally(name);
  if (!counted) continue;
  const { language, outcome, section } = counted;
  byLanguage.add(`${month} ${language}`, outcome, count);
  bySection.add(`${language} ${section || 'no section near'}`, outcome, count);
}
console.log('Questions by month and language');
byLanguage.print();
console.log('Least answered, by the section that came nearest');
bySection.printWorst();

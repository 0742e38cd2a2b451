/**
 * Prices, results and durations are in the table of facts alone: messages quote them by name, and a
 * number that is spelled out is one of the table.
 */
import { readFileSync } from 'node:fs';
import { Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { fillFacts, factsQuoted } from '../scripts/locales/facts.ts';
import { localesFolder, readLanguages } from '../scripts/locales/languages.ts';
import { namespacesOf } from '../scripts/locales/read-messages.ts';
import { durationsOf, eurosOf, percentOf } from '../scripts/wording/unit-words.ts';
import { readHabits } from '../scripts/wording/habits.ts';
import { complianceCosts, daysPerWeek, hoursPerDay, prices } from '../src/content/facts.ts';
import { buyerFacts } from '../src/content/buyerFacts.ts';
import { type Fact, factTable } from '../src/content/factTable.ts';
import { sessionLength, sessionMinutes } from '../src/content/session.ts';
import { people, type Person } from '../src/pages/personalized-training/people.ts';
import { unprefixedLanguage } from '../src/site/languages.ts';
import { articles } from '../src/site/articles.ts';
import { filesIn, parseSource } from './sourceCode.ts';

/** Articles, policies and studies state figures of their own; the chat's questions are its visitors'. */
const exempt = ['cookie-policy', ...articles.map(({ id }) => id)];

/** Durations the drawings count besides: the parts of a session, and a working day and week. */
const drawn = {
  minute: [sessionLength, ...Object.values(sessionMinutes)],
  hour: [hoursPerDay],
  day: [daysPerWeek],
};

const units = ['minute', 'hour', 'day', 'week', 'month'] as const;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

interface Patterns {
  /** A numeral and what it counts. */
  numeral: RegExp;
  /** By unit: a spelled number, or two, and the unit. */
  spelled: Map<string, RegExp>;
}

function patternsOf(language: string): Patterns {
  const forms = new Map(
    units.map((unit) => [unit, durationsOf(language, unit).map(escaped).join('|')]),
  );
  const money = eurosOf(language).map(escaped);
  const percent = percentOf(language).map(escaped);
  const signs = ['%', 'per cent', ...percent, '×', 'M\\+', 'K\\+', ...money];
  const counted = [...signs, ...[...forms.values()].map((form) => `(?:${form})(?!\\p{L})`)];
  const words = Object.keys(readHabits(language).numbers).sort((a, b) => b.length - a.length);
  const word = `(?:${words.join('|')})`;
  return {
    numeral: new RegExp(
      `\\d[\\s\\u00a0-]*(?:${counted.join('|')})|(?:${money.join('|')})\\s?\\d|\\d\\s\\p{L}+\\s100\\b`,
      'iu',
    ),
    spelled: new Map(
      words.length === 0
        ? []
        : [...forms].map(([unit, form]) => [
            unit,
            new RegExp(
              `(?<!\\p{L})(?:(?<from>${word})\\s\\p{L}+\\s)?(?<to>${word})[\\s\\u00a0-](?:${form})(?!\\p{L})`,
              'giu',
            ),
          ]),
    ),
  };
}

/** @returns the numbers the table states in a unit; of somebody's minutes, those of their session */
function stated(unit: string, key: string): Set<number> {
  const person = /^personalized-training\.people\.(\w+)\./.exec(key)?.[1] as Person | undefined;
  if (person && unit === 'minute') return new Set(Object.values(people[person]));
  const facts = Object.values(factTable).filter((fact) => fact.unit === unit);
  const values = facts.flatMap(({ value }) =>
    typeof value === 'number' ? [value] : [value.from, value.to],
  );
  // One day and one month are also words for a time, not a length.
  const one = unit === 'day' || unit === 'month' ? [1] : [];
  return new Set([...one, ...values, ...((drawn as Record<string, number[]>)[unit] ?? [])]);
}

/** Every message of a language, with its key: `faq.items.price.answer`. */
function messagesOf(language: string): [string, string][] {
  const visit = (words: unknown, key: string): [string, string][] =>
    typeof words === 'string'
      ? [[key, words]]
      : Object.entries(words as object).flatMap(([name, value]) => visit(value, `${key}.${name}`));
  return namespacesOf(language)
    .filter((name) => !exempt.includes(name))
    .flatMap((name) => {
      const file = new URL(`${language}/${name}.json`, localesFolder);
      return visit(JSON.parse(readFileSync(file, 'utf8')), name);
    })
    .filter(([key]) => !key.startsWith('science.studies.'));
}

/** @returns what is wrong with a message's figures, if anything */
function faultOf(
  message: string,
  { numeral, spelled }: Patterns,
  language: string,
  key = '',
): string {
  // A quoted number may be written on: `{{legal.thousands}} 000`.
  const bare = message.replace(/<\/?[\w-]+>/g, '').replace(/\{\{[^}]*\}\}(?:\u00a0\d{3})*/g, '…');
  if (/^[\d.,–\s]+$/.test(bare)) return 'a figure by itself';
  const numerals = numeral.exec(bare);
  if (numerals) return numerals[0];
  for (const [unit, pattern] of spelled) {
    const known = stated(unit, key);
    for (const { 0: text, groups } of bare.matchAll(pattern)) {
      const numbers = [groups!['from'], groups!['to']].filter(Boolean);
      const values = numbers.map((word) => readHabits(language).numbers[word!.toLowerCase()]!);
      if (values.some((value) => !known.has(value))) return text;
    }
  }
  return '';
}

describe.each(readLanguages())('in $code', ({ code }) => {
  const patterns = patternsOf(code);

  test('no message states a figure that is not from the table', () => {
    const faults = messagesOf(code).flatMap(([key, message]) => {
      const fault = faultOf(message, patterns, code, key);
      return fault ? [`locales/${code}/${key}: ${fault}`] : [];
    });
    expect(faults.join('\n')).toBe('');
  });
});

test.each([
  ['en', 'From 500 EUR / month', '0 EUR'],
  ['en', 'A two-hour workshop', 'two-hour'],
  ['en', 'within two to three weeks', 'two to three weeks'],
  ['en', '<b>12</b>–16', 'a figure by itself'],
  ['en', '95% of them', '5%'],
  ['en', '95 per cent of them', '5 per cent'],
  ['en', 'EUR 500', 'EUR 5'],
  ['en', '16 in 100 complete', '6 in 100'],
  ['sv', '95 procent av dem', '5 procent'],
  ['en', 'A one-hour workshop, then one to two weeks, at {{price.sales}} EUR', ''],
  ['sv', 'på två timmar', 'två timmar'],
  ['sv', 'om 48 timmar', '8 timmar'],
  ['sv', 'inom en till två veckor', ''],
])('of %s “%s” is refused: “%s”', (language, message, fault) => {
  expect(faultOf(message, patternsOf(language), language)).toBe(fault);
});

test('drawings use the numbers of the table', () => {
  // 50 and 60 count other things too, and small numbers anything.
  const telling = Object.values(factTable)
    .flatMap(({ value }) => (typeof value === 'number' ? [value] : [value.from, value.to]))
    .concat(Object.values(prices), Object.values(complianceCosts))
    .filter((value) => value > 30 && value !== 50 && value !== 60);
  // Articles draw figures of their own; the live chat's half a second is no price.
  const drawings = filesIn(
    'src',
    /^src\/(?:figures|pages|sections|features(?!\/(?:article|live-chat)))\/.*(?<!\.test)\.tsx?$/,
  ).concat('scripts/share/figures.ts');
  const found = drawings.flatMap((file) => {
    const numbers: number[] = [];
    const note = ({ value }: { value: unknown }) => {
      if (typeof value === 'number' && telling.includes(value)) numbers.push(value);
    };
    new Visitor({ Literal: note }).visit(parseSource(file));
    return numbers.map((number) => `${file}: ${number}`);
  });
  expect(drawings).not.toEqual([]);
  expect(found).toEqual([]);
});

/** @returns the answers that are said to be stated and quote a fact that is a sample */
function statedOnSamples(states: Record<string, Record<string, string>>): string[] {
  const pages = { terms: 'services', data: 'support-services', more: 'faq' };
  const facts: Record<string, Fact> = factTable;
  const messages = new Map(messagesOf(unprefixedLanguage));
  return Object.entries(pages).flatMap(([group, page]) =>
    Object.entries(states[group]!).flatMap(([name, state]) => {
      const key = `${page}.${group}.${name}.answer`;
      const samples = factsQuoted(messages.get(key)!).known.filter((fact) => facts[fact]!.sample);
      return state === 'stated' && samples.length > 0 ? [key] : [];
    }),
  );
}

test('an answer marked as stated quotes no sample', () => {
  expect(statedOnSamples(buyerFacts)).toEqual([]);
  const term = { ...buyerFacts, terms: { period: 'stated' } };
  expect(statedOnSamples(term)).toEqual(
    factTable['term.months'].sample ? ['services.terms.period.answer'] : [],
  );
});

describe('a fact', () => {
  test('is formatted in its language', () => {
    expect(fillFacts('{{session.minutes}} min, {{startup.hours}} h', 'en')).toBe(
      '10–15 min, 1.5 h',
    );
    expect(fillFacts('{{session.minutes}} min, {{startup.hours}} h', 'sv')).toBe(
      '10–15 min, 1,5 h',
    );
  });

  test('leaves placeholders of the page unchanged', () => {
    expect(fillFacts('{{product}}: {{count, number}}', 'en')).toBe(
      '{{product}}: {{count, number}}',
    );
  });

  test('that does not exist throws an error with its name', () => {
    expect(() => fillFacts('{{price.gold}}', 'en')).toThrow('price.gold');
    expect(() => fillFacts('{{price.sales, number}}', 'en')).toThrow('price.sales, number');
  });

  test('is quoted at least once', () => {
    const names = messagesOf(unprefixedLanguage).flatMap(([, text]) => factsQuoted(text).known);
    const unquoted = Object.keys(factTable).filter((name) => !names.some((used) => used === name));
    expect(unquoted).toEqual([]);
  });
});
